import Kernel
import Wire
import WireRuntime

/// What parts belong to: the user pool in the path, or the account.
enum PartPlace: Sendable {
    case userPool, account

    /// What the patterns of its pages begin with.
    var pattern: String {
        switch self {
        case .userPool: "/console/pools/{pool}"
        case .account: "/console/access"
        }
    }

    /// The service whose operations its parts have.
    var service: ServiceName {
        switch self {
        case .userPool: .userPools
        case .account: .iam
        }
    }

    /// What every operation on its parts is given.
    func identity(on visit: ConsoleVisit) -> JSONObject {
        switch self {
        case .userPool: SettingsSource.named(visit.pool)
        case .account: JSONObject()
        }
    }

    /// The address of one of its pages.
    func address(
        _ page: String, query: [(name: String, value: String)] = [], on visit: ConsoleVisit
    ) -> String {
        switch self {
        case .userPool: visit.poolAddress(page, query: query)
        case .account: addressed("/console/access/\(page)", query: query)
        }
    }

    /// The pages above those of its parts.
    func above(_ visit: ConsoleVisit) -> [(label: String, address: String)] {
        switch self {
        case .userPool: visit.abovePool
        case .account: visit.aboveAccess
        }
    }

    /// Links to its parts.
    func links(current: String, on visit: ConsoleVisit) -> Markup {
        switch self {
        case .userPool: visit.poolLinks(current: current)
        case .account: visit.accessLinks(current: current)
        }
    }
}
