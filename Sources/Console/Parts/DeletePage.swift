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
    var place = PartPlace.userPool

    static let all =
        (PoolPart.all + PoolPart.ofAccount).map {
            PartDeletion(
                kind: $0.name, operation: $0.deleting, naming: $0.argument ?? $0.naming, back: $0.list, place: $0.place)
        } + [
            PartDeletion(kind: "client", operation: "DeleteUserPoolClient", naming: "ClientId", back: "clients"),
            PartDeletion(kind: "domain", operation: "DeleteUserPoolDomain", naming: "Domain", back: "domain"),
            PartDeletion(kind: "pool", operation: "DeleteUserPool", naming: "UserPoolId", back: nil),
        ]
}

/// Asks for the name of what is deleted, and says what goes with it.
struct DeletePage: ConsolePage {
    let place: PartPlace

    var pattern: String { "\(place.pattern)/delete/{kind}" }
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, kind) = (visit.texts.parts, visit.parameters["kind"] ?? "")
        let all = PartDeletion.all.filter { $0.place == place }
        guard let deletion = all.first(where: { $0.kind.hasSameBytes(as: kind) }) else {
            throw ServiceError(.resourceNotFound, texts.none)
        }
        let name = deletion.back == nil ? visit.pool.rawValue : try visit.partName
        var input = place.identity(on: visit)
        input[deletion.naming] = .string(name)
        return try await visit.make(
            Change(
                calls: [PlannedCall(deletion.operation, of: place.service, input: input)],
                differences: [Difference(name: deletion.naming, before: name, after: nil)],
                effect: try await effect(of: deletion, on: visit), fields: [],
                back: deletion.back.map { place.address($0, on: visit) } ?? "/console/pools", grade: .irreversible,
                typed: name),
            title: texts.delete(name), above: place.above(visit))
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
    func deletion(of kind: String, named name: String, in place: PartPlace = .userPool) -> Markup {
        element("section", with: [.class("card danger"), .id("danger")]) {
            element("h2") { texts.parts.danger }
            element("p") { texts.parts.deletion(kind) }
            element("p") {
                link(to: place.address("delete/\(kind)", query: kind == "pool" ? [] : [("name", name)], on: self)) {
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
