import AccessControl
import Cryptography
import Directory
import Federation
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

/// Where SAML responses for roles wait to be read.
@Suite struct SAMLQueueTests {
    private static func metadata(_ certificate: String) -> String {
        """
        <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example.com">\
        <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor>\
        <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>\(certificate)\
        </X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService \
        Location="https://idp.example.com/sso" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/>\
        </IDPSSODescriptor></EntityDescriptor>
        """
    }

    @Test func `a response for a role waits for its turn, and is refused if too many wait`() async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(.sqliteFile)
        let certificate = try await server.samlKeys.certificate(of: pool.id).text
        _ = try await IAMSAMLProviders(server.identityStore, world: server.world)
            .create("idp", metadata: Self.metadata(certificate))
        let provider = "arn:aws:iam::\(TestServer.account):saml-provider/idp"
        let queue = CryptoPool(WorkerThreads(count: 2), maxRunning: 1, capacity: 0)
        let assertions = SAMLAssertions(server.identityStore, reading: queue, world: server.world)
        let (running, begun) = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        let other = Task {
            try await queue.run {
                begun.yield()
                gate.wait()
            }
        }
        for await _ in running { break }
        let response = Secret("PHgvPg==")
        await #expect(throws: Unavailable.self) {
            try await assertions.assertion(in: response, provider: provider)
        }
        gate.signal()
        try await other.value
        await #expect(throws: SecurityTokenRefusal.self) {
            try await assertions.assertion(in: response, provider: provider)
        }
    }
}
