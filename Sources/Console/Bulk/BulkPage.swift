import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Shows what would be done with many users, and starts the job that does it.
struct BulkPage: ConsolePage {
    let pattern = "/console/pools/{pool}/bulk"
    let methods = ["POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.bulk
        let order = try BulkOrder(visit.form, texts: texts)
        try await requireGroup(of: order, on: visit)
        let change = Change(
            calls: [], differences: Self.differences(order, texts: texts), effect: texts.effect(order.action),
            fields: order.fields, back: visit.poolAddress("users"), grade: order.action.grade,
            typed: order.action.grade == .irreversible ? Self.typed(order, in: visit.pool) : nil,
            act: {
                let job = try await visit.start(order)
                return .redirect(visit.poolAddress("job", query: [("id", job.id), ("follow", "yes")]))
            }, words: Self.commands(for: order, on: visit))
        return try await visit.make(
            change, title: texts.name(order.action),
            above: visit.abovePool + [(visit.texts.users.title, visit.poolAddress("users"))])
    }

    /// What is typed before users are deleted: how many were picked, or the pool whose users match.
    private static func typed(_ order: BulkOrder, in pool: UserPoolID) -> String {
        switch order.users {
        case .picked(let users): String(users.count)
        case .matching: pool.rawValue
        }
    }

    private static func differences(_ order: BulkOrder, texts: ConsoleTexts.Bulk) -> [Difference] {
        let names =
            switch order.users {
            case .picked(let users): users
            case .matching: [order.users.description(texts)]
            }
        let after = order.title(texts)
        return names.map { Difference(name: $0, before: nil, after: after) }
    }

    /// Refuses a group that does not exist, which would else be refused at each user. A caller who may not read groups
    /// may still be allowed to change them.
    private func requireGroup(of order: BulkOrder, on visit: ConsoleVisit) async throws {
        guard let group = order.group else { return }
        let found = try await visit.result(
            GetGroupInput(groupName: GroupName(rawValue: group), userPoolId: visit.pool), in: visit.pool.region)
        if case .failure(let error) = found, error.code != .accessDenied { throw error }
    }

    /// What does the same in a shell.
    private static func commands(for order: BulkOrder, on visit: ConsoleVisit) -> String {
        let endpoint = SameCommand.shell(visit.console.place.publicURL.url(in: visit.region))
        let place = "--region \(visit.region) --endpoint-url \(endpoint)"
        let pool = SameCommand.option("user-pool-id", value: visit.pool.rawValue)
        let group = order.group.map { " \(SameCommand.option("group-name", value: $0))" } ?? ""
        let act = "aws cognito-idp \(command(of: order.action)) \(pool)\(group)"
        switch order.users {
        case .picked(let users):
            return users.map { "\(act) \(SameCommand.option("username", value: $0)) \(place)" }.joined(separator: "\n")
        case .matching(let filter):
            let wanted = filter.utf8.isEmpty ? "" : " \(SameCommand.option("filter", value: filter))"
            return """
                aws cognito-idp list-users \(pool)\(wanted) --query 'Users[].[Username]' --output text \(place) \
                  | while read -r user; do \(act) --username="$user" \(place); done
                """
        }
    }

    /// The name of an action's operation, as the AWS CLI writes it.
    private static func command(of action: BulkAction) -> String {
        switch action {
        case .disable: "admin-disable-user"
        case .enable: "admin-enable-user"
        case .signOut: "admin-user-global-sign-out"
        case .addToGroup: "admin-add-user-to-group"
        case .removeFromGroup: "admin-remove-user-from-group"
        case .resetPassword: "admin-reset-user-password"
        case .delete: "admin-delete-user"
        }
    }
}

extension ConsoleVisit {
    /// Starts a job, with a record of its own.
    fileprivate func start(_ order: BulkOrder) async throws -> BulkJob {
        try await console.frame.run(request, as: ConsoleOperation(name: "StartBulkJob"), signer: { caller }) { _ in
            AuditContext.note(pool)
            return try await console.jobs.start(order, in: pool, by: session, from: request)
        }.get()
    }
}
