import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// A user: state, attributes, groups, the history of sign-ins, and the actions of operators.
struct UserPage: ConsolePage {
    let pattern = "/console/pools/{pool}/user"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, pool) = (visit.texts.users, visit.pool)
        let name = try visit.username
        let input = AdminGetUserInput(userPoolId: pool, username: name)
        let user = try await visit.call(input, in: pool.region)
        let above = visit.abovePool + [(texts.title, visit.poolAddress("users"))]
        if visit.isForm, let change = try UserChange(user, on: visit) {
            return try await visit.make(
                change.change, title: change.title, above: above + [(name.rawValue, visit.userAddress(name))])
        }
        let groups = try await visit.result(
            AdminListGroupsForUserInput(limit: 60, userPoolId: pool, username: user.username), in: pool.region)
        let events = try await visit.result(
            AdminListUserAuthEventsInput(maxResults: 20, userPoolId: pool, username: user.username), in: pool.region)
        let sections = UserSections(user: user, visit: visit)
        return .page(
            ConsoleContent(.pools, title: user.username.rawValue, above: above) {
                sections.state
                sections.actions
                sections.attributes
                sections.groups(groups)
                sections.history(events)
                sections.more
            })
    }
}

extension ConsoleVisit {
    /// The user in the address.
    var username: Username {
        get throws {
            guard let name = query.anyText("username") else { throw ServiceError.invalidParameter(texts.users.none) }
            return Username(rawValue: name)
        }
    }

    /// The address of the page of a user of the pool in the path.
    func userAddress(_ name: Username, page: String = "user") -> String {
        poolAddress(page, query: [("username", name.rawValue)])
    }
}
