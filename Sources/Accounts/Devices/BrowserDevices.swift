package import Directory
package import Factors
package import Kernel
import Storage
import Tokens

/// Makes browsers devices of their users.
package struct BrowserDevices: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Makes the browser of a signed-in `user` a remembered device.
    ///
    /// - Returns: The proof for the browser.
    /// - Throws: `DeviceRefusal.notTracked`, and `UserRefusal.notFound` if the user has since been deleted.
    package func remember(browserOf user: UserID, in pool: UserPool) async throws -> BrowserDeviceProof {
        guard pool.settings.devices != nil else { throw DeviceRefusal.notTracked }
        let proof = BrowserDeviceProof.make(in: pool.id, from: services.world)
        let agent = AgentDescription.ofCaller
        let device = UserDevice(
            proof.key, named: agent.isKnown ? agent.text : nil, isRemembered: true,
            sealedVerifier: try await services.passwords.verifier(of: proof, of: user, in: pool.id),
            now: services.world.now())
        try await services.database.write { tx in
            _ = try UserTable(tx).require(user, in: pool.id)
            try UserDevices(tx, of: user, in: pool.id).add(device)
        }
        return proof
    }
}
