package import Directory
import EventLogs
package import Kernel
package import Storage
import Tokens

/// The kind of an event, by its name in analytics projects. They count daily and monthly active users themselves.
package enum AnalyticsEventKind: String, Sendable {
    case signUp = "_userauth.sign_up"
    case signIn = "_userauth.sign_in"
    case failure = "_userauth.auth_fail"
}

/// Sends events of an app client's users to its analytics project. Like log entries, they wait in a queue of the store.
package struct AppAnalytics: Sendable {
    private let queue: LogQueue
    private let client: ClientID
    /// Whether the project gets e-mail addresses and telephone numbers.
    private let sharesContacts: Bool
    /// The device, as the app names it.
    private let endpoint: String?
    private let platform: String?
    private let world: World

    /// The analytics of the request that the current task executes; nil if the client has no project, or the server
    /// does not deliver to projects.
    package init?(_ context: ClientContext, by services: RiskServices) {
        guard services.servesAnalytics, let settings = context.client.settings.analytics,
            let project = settings.project(in: context.pool.id.region)
        else { return nil }
        queue = LogQueue(of: context.pool.id, to: project)
        (client, sharesContacts) = (context.client.id, settings.userDataShared ?? false)
        (endpoint, platform) = (CallerAgent.current?.analyticsEndpoint, AgentDescription.ofCaller.system)
        world = services.world
    }

    /// Writes an event, in the transaction of the activity.
    ///
    /// - Parameter user: Nil for an unknown name, which costs the same statements. Its event is recorded as one of the
    ///   client.
    package func record(_ kind: AnalyticsEventKind, of user: UserID?, _ tx: any Transaction) throws {
        let (found, now, id) = (
            try UserTable(tx).find(user ?? .ofNoUser, in: queue.pool), world.now(), world.uuid()
        )
        var event = AnalyticsEvent(
            kind.rawValue, id: id, at: now, on: endpoint ?? found?.id.rawValue ?? client.rawValue)
        event.platform = platform
        if let found {
            (event.user, event.locale) = (found.id, found.attributes["locale"])
            if sharesContacts { event.contacts = Self.contacts(of: found) }
        }
        try LogRecordTable(tx).append(LogRecord(id: id, entry: event.text, createdAt: now), to: queue)
    }

    private static func contacts(of user: User) -> [AnalyticsEvent.Contact] {
        let all = [(ContactAttribute.email, "EMAIL"), (.phoneNumber, "SMS")].map { attribute, channel in
            (channel, user.attributes.contact(attribute))
        }
        return all.compactMap { channel, address in
            address.map { AnalyticsEvent.Contact(channel: channel, address: $0) }
        }
    }
}
