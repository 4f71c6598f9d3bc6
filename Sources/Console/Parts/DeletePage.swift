import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Something that can be deleted, and the operation that does.
struct PartDeletion: Sendable {
    /// Its name in addresses, and the key of its texts.
    let kind: String
    let operation: String
    /// The member that names it.
    let naming: String
    /// Where to go afterwards: a page of the pool, or nil for the list of pools.
    let back: String?

    static let all =
        PoolPart.all.map { PartDeletion(kind: $0.name, operation: $0.deleting, naming: $0.naming, back: $0.list) } + [
            PartDeletion(kind: "client", operation: "DeleteUserPoolClient", naming: "ClientId", back: "clients"),
            PartDeletion(kind: "domain", operation: "DeleteUserPoolDomain", naming: "Domain", back: "domain"),
            PartDeletion(kind: "pool", operation: "DeleteUserPool", naming: "UserPoolId", back: nil),
        ]
}

/// Asks for the name of what is deleted, and says what goes with it.
struct DeletePage: ConsolePage {
    let pattern = "/console/pools/{pool}/delete/{kind}"
    let methods = ["GET", "POST"]

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, kind) = (visit.texts.parts, visit.parameters["kind"] ?? "")
        guard let deletion = PartDeletion.all.first(where: { $0.kind.hasSameBytes(as: kind) }) else {
            throw ServiceError(.resourceNotFound, texts.none)
        }
        let name = deletion.back == nil ? visit.pool.rawValue : try visit.partName
        var input = SettingsSource.named(visit.pool)
        input[deletion.naming] = .string(name)
        return try await visit.make(
            Change(
                calls: [PlannedCall(deletion.operation, input: input)],
                differences: [Difference(name: deletion.naming, before: name, after: nil)],
                effect: try await effect(of: deletion, on: visit), fields: [],
                back: deletion.back.map { visit.poolAddress($0) } ?? "/console/pools", grade: .irreversible,
                typed: name),
            title: texts.delete(name), above: visit.abovePool)
    }

    /// What goes with it: for a pool, with the number of its users.
    private func effect(of deletion: PartDeletion, on visit: ConsoleVisit) async throws -> String {
        let text = visit.texts.parts.deletion(deletion.kind)
        guard deletion.back == nil else { return text }
        let users = try await visit.numberOfUsers()
        return [text, users.map(visit.texts.parts.usersGo) ?? ""].joined(separator: " ")
    }
}

extension ConsoleVisit {
    /// The part of a page that leads to a deletion.
    func deletion(of kind: String, named name: String) -> Markup {
        element("section", with: [.class("card danger"), .id("danger")]) {
            element("h2") { texts.parts.danger }
            element("p") { texts.parts.deletion(kind) }
            element("p") {
                link(to: poolAddress("delete/\(kind)", query: kind == "pool" ? [] : [("name", name)])) {
                    texts.parts.delete(name)
                }
            }
        }
    }

    /// The estimated number of users of the pool; nil if the caller may not know.
    func numberOfUsers() async throws -> Int? {
        let pool = try await result(DescribeUserPoolInput(userPoolId: pool), in: pool.region)
        return (try? pool.get())?.userPool?.estimatedNumberOfUsers
    }
}
