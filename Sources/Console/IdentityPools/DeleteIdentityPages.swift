import Kernel
import Wire
import WireRuntime

/// Asks for the id of an identity before it is deleted.
struct DeleteIdentityPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/delete-identity"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.identityPools, try visit.identityID)
        let back = visit.identityPoolAddress("identities")
        let above = visit.aboveIdentityPool + [(texts.browser, back)]
        let input = JSONObject([.init("IdentityIdsToDelete", .array([.string(id)]))])
        let change = Change(
            calls: [PlannedCall("DeleteIdentities", of: .identityPools, input: input)],
            differences: [Difference(name: "IdentityId", before: id, after: nil)],
            effect: texts.deleteIdentityEffect, fields: [], back: back, grade: .irreversible, typed: id,
            outcome: { output in
                // The operation succeeds also if it has not deleted the identity.
                let unprocessed = output["UnprocessedIdentityIds"]?.objects ?? []
                guard let reason = unprocessed.first?["ErrorCode"]?.string else {
                    return .redirect("\(back)?done=DeleteIdentities")
                }
                return .page(
                    ConsoleContent(.identityPools, title: texts.deleteIdentity, above: above, status: 400) {
                        element("p", with: [.class("alert"), Attribute("role", value: "alert")]) {
                            "\(reason): \(id)"
                        }
                    })
            })
        return try await visit.make(change, title: texts.deleteIdentity, above: above)
    }
}

/// Asks for the name of an identity pool before it is deleted.
struct DeleteIdentityPoolPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/delete"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let name = try await visit.describedIdentityPool()["IdentityPoolName"]?.string ?? ""
        let input = SettingsSource.named(visit.identityPool)
        let change = Change(
            calls: [PlannedCall("DeleteIdentityPool", of: .identityPools, input: input)],
            differences: [
                Difference(name: "IdentityPoolId", before: visit.identityPool.rawValue, after: nil),
                Difference(name: "IdentityPoolName", before: name, after: nil),
            ], effect: texts.deleteEffect, fields: [], back: "/console/identity-pools", grade: .irreversible,
            typed: name)
        return try await visit.make(change, title: texts.delete(name), above: visit.aboveIdentityPool)
    }
}
