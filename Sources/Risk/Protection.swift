package import Directory
package import Kernel
package import Storage

/// Judges the requests of a pool by their risk, and records what users did.
///
/// The events of a user are all that is learnt of the user, so every node knows the same and feedback needs no other
/// place (decisions/0087-a-users-events-are-what-is-learnt.md).
package struct Protection: Sendable {
    let pool: UserPoolID
    /// Whether actions follow.
    let isEnforced: Bool
    let configuration: RiskConfiguration?
    /// Where the log entries of events go; nil for nowhere.
    let log: LogDestination?
    let client: ClientID?
    package let origin: EventOrigin
    package let now: Instant
    let services: RiskServices
    /// Whether the password of the request is known elsewhere, as far as it has been looked at.
    package var usesCompromised = false
    /// That of the event, unless a session gives it another.
    package let id: String

    /// For how many seconds failures of an address, and events of unknown names, are kept.
    static let failureKeptFor: Int64 = .hours(1)

    /// The protection of the request that the current task executes; nil if the pool does not judge risk.
    ///
    /// - Parameters:
    ///   - client: Whose configuration takes the place of the pool's; nil for the pool's.
    ///   - isByServer: Whether a server makes the request for its users.
    package init?(_ pool: UserPool, client: Client?, isByServer: Bool = false, by services: RiskServices) {
        guard pool.settings.judgesRisk else { return nil }
        self.pool = pool.id
        isEnforced = pool.settings.advancedSecurity == .enforced
        configuration = client?.settings.risk ?? pool.settings.risk
        (log, self.client) = (pool.settings.logDelivery?.userAuthEvents, client?.id)
        let world = services.world
        (origin, now, id) = (EventOrigin(isByServer: isByServer), world.now(), world.uuid())
        self.services = services
    }

    /// The same through an app client. Administrators and clients with a secret are servers.
    package init?(_ call: ClientContext, isAdministrative: Bool = false, by services: RiskServices) {
        let isByServer = isAdministrative || call.client.isConfidential && !call.isFromPage
        self.init(call.pool, client: call.client, isByServer: isByServer, by: services)
    }

    // MARK: Judgement

    /// What the address says, of every name alike.
    package func assessment(_ tx: any Transaction) throws -> RiskAssessment {
        guard !isSkipped, let machine = origin.machine else { return RiskAssessment() }
        return RiskAssessment(
            failedNames: try AddressFailureTable(tx).count(
                from: machine, in: pool, at: now, upTo: RiskAssessment.manyNames))
    }

    /// What the address and the events of `user` say, who has proven to be one.
    ///
    /// - Parameter isRemembered: Whether the request comes from a device that the pool remembers for the user.
    package func assessment(of user: UserID, isRemembered: Bool, _ tx: any Transaction) throws -> RiskAssessment {
        guard !isSkipped else { return RiskAssessment() }
        var found = try assessment(tx)
        let traces = try AuthEventTable(tx).traces(of: user, in: pool, at: now)
        found.compare(origin, with: RiskHistory(traces, at: now), isRemembered: isRemembered)
        return found
    }

    /// Whether no sign-in may come from the address, whatever user it names.
    package func refusesAddress(_ assessment: RiskAssessment) -> Bool {
        isEnforced && (isBlocked || action(on: assessment) == .block)
    }

    /// What follows a sign-in of this risk.
    package func action(on assessment: RiskAssessment) -> RiskAction {
        guard isEnforced, let level = assessment.level, let actions = configuration?.actions else { return .none }
        return actions[level]
    }

    /// Whether the user is told of a sign-in of this risk.
    package func notifies(of assessment: RiskAssessment) -> Bool {
        guard isEnforced, let level = assessment.level else { return false }
        return configuration?.actions?.notified?.contains(level) ?? false
    }

    /// The e-mails that tell users.
    package var notices: RiskNotices? { configuration?.notices }

    /// Notes what has been found about a sign-in, for the metrics.
    package func note(_ assessment: RiskAssessment, isBlocked: Bool) {
        var found = JudgedRisk(.signIn, in: pool, level: assessment.level)
        (found.isCompromised, found.isBlocked) = (usesCompromised, isBlocked)
        AuditContext.note(found)
    }

    private var isBlocked: Bool { origin.address.map { configuration?.blocks($0) ?? false } ?? false }
    var isSkipped: Bool { origin.address.map { configuration?.skips($0) ?? false } ?? false }
}
