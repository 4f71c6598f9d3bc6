/// The subject of the current request, for the audit log: domain code notes the pool, the user or the access key as
/// soon as it has found them.
///
/// The subject contains only identifiers and constants, no names or addresses of users: more operators read logs than
/// the database. The explanation may contain what a caller has sent, and is shown only on a developer's terminal.
package final class AuditContext: Sendable {
    /// The subject, as far as it is known.
    package struct Subject: Hashable, Sendable {
        /// The pool. It need not exist if the request was refused.
        package var pool: UserPoolID?
        package var user: UserID?
        /// The identity pool. It need not exist if the request was refused.
        package var identityPool: IdentityPoolID?
        package var identity: IdentityID?
        /// The id of the access key that the request is about, not the signer's.
        package var accessKeyID: String?
        /// The app client. It need not exist if the request was refused.
        package var client: ClientID?
        /// The entities that the request names, such as a group, by the members that name them.
        package var entities: [String: String] = [:]
        /// Why the request is refused, if the response does not say so.
        package var reason: HiddenReason?
        /// The progress of a sign-in, if the request is one.
        package var signIn: SignInProgress?
        /// The result of threat protection; nil if it has not judged the request.
        package var risk: JudgedRisk?
        /// What the request has brought about, for charts.
        package var event: Event?

        /// An unknown subject.
        package init() {}
    }

    /// The context of the request that the current task executes, or nil outside of requests. Transaction bodies run
    /// elsewhere and cannot note anything.
    @TaskLocal package static var current: AuditContext?

    /// The real reason for a refusal. Callers get a vaguer one, so that they cannot find out which users exist.
    package enum HiddenReason: String, CaseIterable, Sendable {
        case wrongPassword, unknownUser, locked
    }

    /// The progress of a sign-in at the end of a request.
    package enum SignInProgress: String, CaseIterable, Sendable {
        /// The next challenge, or a refusal.
        case begun
        /// Tokens, or the session of a browser.
        case completed
    }

    /// What a request has brought about.
    package enum Event: String, CaseIterable, Sendable {
        /// A user who signed up, or came from another provider for the first time.
        case signUp
        /// Tokens for a refresh token.
        case refresh
    }

    private let noted = Locked(Subject())
    private let explained: Locked<String?>

    /// A context without a subject.
    package init(explanation: String? = nil) { explained = Locked(explanation) }

    /// The subject noted so far.
    package var subject: Subject { noted.read { $0 } }

    /// The explanation of a refusal for a developer: the wrong value, and the registered one.
    package var explanation: String? { explained.read { $0 } }

    /// Explains the refusal of the current request to a developer. The text is in no log.
    package static func explain(_ text: String) { current?.explained.change { $0 = text } }

    /// Notes why the current request is refused.
    package static func note(_ reason: HiddenReason) { current?.noted.change { $0.reason = reason } }

    /// Notes the progress of the sign-in of the current request.
    package static func note(_ progress: SignInProgress) { current?.noted.change { $0.signIn = progress } }

    /// Notes what the current request has brought about.
    package static func note(_ event: Event) { current?.noted.change { $0.event = event } }

    /// Notes the result of threat protection for the current request. The last note wins.
    package static func note(_ risk: JudgedRisk) { current?.noted.change { $0.risk = risk } }

    /// Notes the app client of the current request. A text that is not an id is not noted: callers can send any.
    package static func note(_ client: ClientID) {
        let text = client.rawValue.utf8
        guard (1...128).contains(text.count), text.allSatisfy(\.isASCIIAlphanumeric) else { return }
        current?.noted.change { $0.client = client }
    }

    /// Notes an entity that the current request names.
    ///
    /// - Parameter member: The member of the request, which is the name in the log.
    package static func note(entity: String, as member: String) {
        current?.noted.change { $0.entities[member] = entity }
    }

    /// Notes the pool of the current request.
    package static func note(_ pool: UserPoolID) { current?.noted.change { $0.pool = pool } }

    /// Notes the user of the current request.
    package static func note(_ user: UserID) { current?.noted.change { $0.user = user } }

    /// Notes the identity pool of the current request.
    package static func note(_ pool: IdentityPoolID) { current?.noted.change { $0.identityPool = pool } }

    /// Notes the identity of the current request.
    package static func note(_ identity: IdentityID) { current?.noted.change { $0.identity = identity } }

    /// Notes the access key that the current request is about.
    package static func note(accessKeyID: String) { current?.noted.change { $0.accessKeyID = accessKeyID } }
}
