package import Directory
package import Kernel
package import Storage

/// Assesses the risk of a pool's requests, and records the activity of users.
///
/// The events of a user are the only stored knowledge about the user, so all nodes have the same data, and feedback
/// does not need another table (decisions/0087-a-users-events-are-what-is-learnt.md).
package struct Protection: Sendable {
    let pool: UserPoolID
    /// Whether actions are applied.
    package let isEnforced: Bool
    let configuration: RiskConfiguration?
    /// The destination of the events' log entries; nil for none.
    let log: LogDestination?
    let client: ClientID?
    package let origin: EventOrigin
    package let now: Instant
    let services: RiskServices
    /// Whether the request's password is compromised, as far as it has been checked.
    package var usesCompromised = false
    /// The event's id, unless a session determines another.
    package let id: String

    /// How many seconds failures of an address, and events of unknown names, are kept.
    static let failureKeptFor: Int64 = .hours(1)

    /// The protection of the request that the current task executes; nil if the pool does not assess risk.
    ///
    /// - Parameters:
    ///   - client: Its configuration replaces the pool's; nil for the pool's.
    ///   - isByServer: Whether a server makes the request for its users.
    ///   - isCustom: Whether the pool's functions choose the challenges of the sign-in, which has a mode of its own.
    package init?(
        _ pool: UserPool, client: Client?, isByServer: Bool = false, isCustom: Bool = false, by services: RiskServices
    ) {
        let mode = (isCustom ? pool.settings.customAuthSecurity : pool.settings.advancedSecurity) ?? .off
        guard mode != .off else { return nil }
        self.pool = pool.id
        isEnforced = mode == .enforced
        configuration = client?.settings.risk ?? pool.settings.risk
        (log, self.client) = (pool.settings.logDelivery?.userAuthEvents, client?.id)
        let world = services.world
        origin = EventOrigin(isByServer: isByServer, locations: services.locations)
        (now, id) = (world.now(), world.uuid())
        self.services = services
    }

    /// The same for a call through an app client. Administrators and clients with a secret are servers.
    package init?(
        _ context: ClientContext, isAdministrative: Bool = false, isCustom: Bool = false, by services: RiskServices
    ) {
        let isByServer = isAdministrative || context.client.isConfidential && !context.isFromPage
        self.init(context.pool, client: context.client, isByServer: isByServer, isCustom: isCustom, by: services)
    }

    // MARK: Judgement

    /// The assessment of the address, which is the same for every name.
    ///
    /// - Returns: The assessment, and whether attempts for any name have failed from the address.
    package func assessment(_ tx: any Transaction) throws -> (risk: RiskAssessment, hasFailures: Bool) {
        guard let machine = origin.machine else { return (RiskAssessment(), false) }
        let count = try AddressFailureTable(tx).count(from: machine, in: pool, at: now, upTo: RiskAssessment.manyNames)
        return (isSkipped ? RiskAssessment() : RiskAssessment(failedNames: count), count > 0)
    }

    /// The events of `user`, who has given a proof.
    package func history(of user: UserID, _ tx: any Transaction) throws -> RiskHistory {
        RiskHistory(try AuthEventTable(tx).traces(of: user, in: pool, at: now), at: now)
    }

    /// The assessment of the address, completed with the events of the user.
    ///
    /// - Parameter isRemembered: Whether the request comes from a device that the pool remembers for the user.
    package func complete(
        _ assessment: RiskAssessment, with history: RiskHistory, isRemembered: Bool
    ) -> RiskAssessment {
        guard !isSkipped else { return RiskAssessment() }
        var found = assessment
        found.addReasons(from: origin, comparedWith: history, isRemembered: isRemembered)
        return found
    }

    /// Whether sign-ins from the address are refused for all users.
    package func refusesAddress(_ assessment: RiskAssessment) -> Bool {
        isEnforced && (isBlocked || action(on: assessment) == .block)
    }

    /// The reaction to a sign-in with this risk.
    package func action(on assessment: RiskAssessment) -> RiskAction {
        guard isEnforced, let level = assessment.level, let actions = configuration?.actions else { return .none }
        return actions[level]
    }

    /// Whether the user is notified of a sign-in with this risk.
    package func notifies(of assessment: RiskAssessment) -> Bool {
        guard isEnforced, let level = assessment.level else { return false }
        return configuration?.actions?.notified?.contains(level) ?? false
    }

    /// The e-mails to users.
    package var notices: RiskNotices? { configuration?.notices }

    /// Notes the assessment of a sign-in for the metrics.
    package func note(_ assessment: RiskAssessment, isBlocked: Bool) {
        var found = JudgedRisk(.signIn, in: pool, level: assessment.level)
        (found.isCompromised, found.isBlocked) = (usesCompromised, isBlocked)
        AuditContext.note(found)
    }

    private var isBlocked: Bool { origin.address.map { configuration?.blocks($0) ?? false } ?? false }
    var isSkipped: Bool { origin.address.map { configuration?.skips($0) ?? false } ?? false }
}
