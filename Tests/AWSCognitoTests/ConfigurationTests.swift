import AWSMobileClient
import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel
@testable import WireClient

/// The client of an `AWSMobileClient`: its configuration, its identity and its transport.
@Suite struct ConfigurationTests {
    /// Responds as an identity pool and as sync, and records the addresses of sync's requests.
    private final class Services: Sendable {
        let addresses = Locked<[String]>([])
        let agents = Locked<[String?]>([])
        /// Whether users' credentials have to wait.
        let holdsUsers = Locked(false)

        var transport: Transport {
            Transport { request in
                let headers = Dictionary(request.headers.map { ($0.name, $0.value) }) { _, last in last }
                switch headers["x-amz-target"]?.split(separator: ".").last {
                case "GetCredentialsForIdentity" where String(decoding: request.body, as: UTF8.self).contains("Logins"):
                    while self.holdsUsers.read({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
                    return Self.response(Self.credentials(of: "us-east-1:def"))
                case "GetId": return Self.response(#"{"IdentityId":"us-east-1:abc"}"#)
                case "GetCredentialsForIdentity":
                    return Self.response(Self.credentials(of: "us-east-1:abc"))
                default:
                    self.addresses.change { $0.append(request.address) }
                    self.agents.change { $0.append(headers["user-agent"]) }
                    return Self.response(#"{"DatasetExists":false,"DatasetSyncCount":0,"SyncSessionToken":"s"}"#)
                }
            }
        }

        private static func credentials(of identity: String) -> String {
            """
            {"IdentityId":"\(identity)","Credentials":{"AccessKeyId":"ASIA","SecretKey":"s",\
            "SessionToken":"t","Expiration":99999999999}}
            """
        }

        private static func response(_ text: String) -> ClientResponse {
            ClientResponse(status: 200, body: Array(text.utf8))
        }
    }

    private func document(_ pool: [String: Any], sync: [String: Any]? = nil) -> [String: Any] {
        var document: [String: Any] = [
            "UserAgent": "app/1",
            "CredentialsProvider": ["CognitoIdentity": ["Default": pool]],
        ]
        document["Cognito"] = sync.map { ["Default": $0] }
        return document
    }

    private func synchronize(_ document: [String: Any], _ services: Services) async throws -> AWSCognito {
        let mobileClient = AWSMobileClient(
            configuration: document, store: MemoryTokenStore(), transport: services.transport)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sync-\(UUID().uuidString)")
        let client = AWSCognito(client: mobileClient, folder: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dataset = try client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try dataset.removeObject(forKey: "k")
        try await dataset.synchronize()
        return client
    }

    @Test(
        arguments: [
            (["PoolId": "us-east-1:12"], nil, "https://cognito-sync.us-east-1.amazonaws.com"),
            (["PoolId": "us-east-1:12"], ["Region": "eu-west-1"], "https://cognito-sync.eu-west-1.amazonaws.com"),
            (["PoolId": "us-east-1:12", "Endpoint": "localhost:9229"], nil, "http://localhost:9229"),
            (["PoolId": "us-east-1:12", "Endpoint": "localhost:1"], ["Endpoint": "sync.test"], "https://sync.test"),
        ] as [([String: String], [String: String]?, String)])
    func `the configuration says where the service is`(
        _ pool: [String: String], _ sync: [String: String]?, _ origin: String
    ) async throws {
        let services = Services()
        let client = try await synchronize(document(pool, sync: sync), services)
        let path = "/identitypools/us-east-1%3A12/identities/us-east-1%3Aabc/datasets/prefs/records?lastSyncCount=0"
        #expect(services.addresses.read { $0 } == ["\(origin)\(path)"])
        #expect(services.agents.read { $0 } == ["app/1"])
        // The guest's identity is known now, and the client was not initialized by the test.
        #expect(try client.context.credentials.syncIdentity() == SyncIdentity(id: "us-east-1:abc", isGuest: true))
    }

    @Test func `a configuration without an identity pool is an error of each call`() async throws {
        let client = AWSCognito(client: AWSMobileClient(configuration: ["Version": "1.0"], store: MemoryTokenStore()))
        for call in [{ _ = try client.openOrCreateDataset("prefs") }, { _ = try client.listDatasets() }] {
            do {
                try call()
                Issue.record("There is no error.")
            } catch let error as AWSMobileClientError {
                guard case .cognitoIdentityPoolNotConfigured = error else {
                    Issue.record(error)
                    continue
                }
            }
        }
    }

    // SWI-GEN-02
    @Test func `a guest who signs in is a guest until the identity pool has responded`() async throws {
        let services = Services()
        let mobileClient = AWSMobileClient(
            configuration: document(["PoolId": "us-east-1:12"]), store: MemoryTokenStore(),
            transport: services.transport)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sync-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let client = AWSCognito(client: mobileClient, folder: folder)
        let dataset = try client.openOrCreateDataset("prefs")
        #expect(try mobileClient.syncIdentity() == nil)
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        services.holdsUsers.change { $0 = true }
        try await mobileClient.federatedSignIn(providerName: "accounts.google.com", token: "token")
        #expect(try mobileClient.syncIdentity() == SyncIdentity(id: "us-east-1:abc", isGuest: true))
        #expect(try dataset.getAll() == ["k": "v"])
        services.holdsUsers.change { $0 = false }
        let user = SyncIdentity(id: "us-east-1:def", isGuest: false)
        try await eventually { try mobileClient.syncIdentity() == user }
        #expect(try client.listDatasets().map(\.name) == ["prefs.us-east-1:abc"])
        mobileClient.signOut()
        #expect(try mobileClient.syncIdentity() == nil && client.listDatasets() == [])
    }

    @Test func `a wrong section is named`() async throws {
        let services = Services()
        await #expect(throws: AWSMobileClientError.self) {
            let wrong = document(["PoolId": "us-east-1:12"], sync: ["Endpoint": "http://far.test"])
            _ = try await synchronize(wrong, services)
        }
        #expect(services.addresses.read { $0 } == [])
    }
}
