import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Shows what would be done with many users, and begins the job that does it.
struct BulkPage: ConsolePage {
    let pattern = "/console/pools/{pool}/bulk"
    let methods = ["POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.bulk
        let order = try BulkOrder(form: visit)
        try await requireGroup(of: order, on: visit)
        let change = Change(
            calls: [], differences: Self.differences(order, texts: texts), effect: texts.effect(order.action),
            fields: order.fields, back: visit.poolAddress("users"), grade: order.action.grade,
            typed: order.action.grade == .irreversible ? Self.typed(order, in: visit.pool) : nil,
            act: {
                let job = try await visit.start(order)
                return .redirect(visit.poolAddress("job", query: [("id", job.id), ("follow", "yes")]))
            }, words: words(order, on: visit))
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
        let after = [texts.name(order.action), order.group].compactMap(\.self).joined(separator: ": ")
        return switch order.users {
        case .picked(let users): users.map { Difference(name: $0, before: nil, after: after) }
        case .matching(let filter):
            [
                Difference(
                    name: filter.utf8.isEmpty ? texts.everyUser : texts.matching(filter), before: nil, after: after)
            ]
        }
    }

    /// A group that does not exist would refuse every user.
    private func requireGroup(of order: BulkOrder, on visit: ConsoleVisit) async throws {
        guard let group = order.group else { return }
        let found = try await visit.result(
            GetGroupInput(groupName: GroupName(rawValue: group), userPoolId: visit.pool), in: visit.pool.region)
        if case .failure(let error) = found, error.code != .accessDenied { throw error }
    }

    /// The same in a shell.
    private func words(_ order: BulkOrder, on visit: ConsoleVisit) -> String {
        let endpoint = SameCommand.shell(visit.console.place.publicURL.url(in: visit.region))
        let place = "--region \(visit.region) --endpoint-url \(endpoint)"
        let pool = "--user-pool-id \(SameCommand.shell(visit.pool.rawValue))"
        let group = order.group.map { " --group-name \(SameCommand.shell($0))" } ?? ""
        let act = "aws cognito-idp \(Self.command(of: order.action)) \(pool)\(group) --username"
        switch order.users {
        case .picked(let users):
            return users.map { "\(act) \(SameCommand.shell($0)) \(place)" }.joined(separator: "\n")
        case .matching(let filter):
            let wanted = filter.utf8.isEmpty ? "" : " --filter \(SameCommand.shell(filter))"
            return """
                aws cognito-idp list-users \(pool)\(wanted) --query 'Users[].[Username]' --output text \(place) \
                  | while read -r user; do \(act) "$user" \(place); done
                """
        }
    }

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
    /// Begins a job, with a record of its own.
    fileprivate func start(_ order: BulkOrder) async throws -> BulkJob {
        try await console.frame.run(request, as: ConsoleOperation(name: "StartBulkJob"), signer: { caller }) { _ in
            AuditContext.note(pool)
            return try await console.jobs.start(order, in: pool, by: session, from: request)
        }.get()
    }
}
