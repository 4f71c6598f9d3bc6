import Kernel
import Wire
import WireRuntime

/// Asks for the id of an identity before it is deleted.
struct DeleteIdentityPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/delete-identity"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.identityPools, try visit.identityID)
        let above = visit.aboveIdentityPool + [(texts.browser, visit.identityPoolAddress("identities"))]
        let back = visit.identityPoolAddress("identities")
        let input = JSONObject([.init("IdentityIdsToDelete", .array([.string(id)]))])
        return try await visit.make(
            Change(
                calls: [PlannedCall("DeleteIdentities", of: .identityPools, input: input)],
                differences: [Difference(name: "IdentityId", before: id, after: nil)],
                effect: texts.deleteIdentityEffect, fields: [], back: back, grade: .irreversible, typed: id,
                outcome: { output in
                    // The operation succeeds, and says which ones it left.
                    let left = output["UnprocessedIdentityIds"]?.objects ?? []
                    guard let reason = left.first?["ErrorCode"]?.string else {
                        return .redirect("\(back)?done=DeleteIdentities")
                    }
                    return .page(
                        ConsoleContent(.identityPools, title: texts.deleteIdentity, above: above, status: 400) {
                            element("p", with: [.class("alert"), Attribute("role", value: "alert")]) {
                                "\(reason): \(id)"
                            }
                        })
                }),
            title: texts.deleteIdentity, above: above)
    }
}

/// Asks for the name of an identity pool before it is deleted.
struct DeleteIdentityPoolPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/delete"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let name = try await visit.describedIdentityPool()["IdentityPoolName"]?.string ?? ""
        return try await visit.make(
            Change(
                calls: [
                    PlannedCall(
                        "DeleteIdentityPool", of: .identityPools, input: SettingsSource.named(visit.identityPool))
                ],
                differences: [
                    Difference(name: "IdentityPoolId", before: visit.identityPool.rawValue, after: nil),
                    Difference(name: "IdentityPoolName", before: name, after: nil),
                ], effect: texts.deleteEffect, fields: [], back: "/console/identity-pools", grade: .irreversible,
                typed: name),
            title: texts.delete(name), above: visit.aboveIdentityPool)
    }
}
