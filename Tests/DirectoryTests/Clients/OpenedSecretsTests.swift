import Cryptography
import Kernel
import TestKit
import Testing

@testable import Directory

/// The secrets of clients that were opened before.
@Suite struct OpenedSecretsTests {
    private func client(_ id: String, _ server: TestServer, _ secrets: String...) throws -> Client {
        let (id, pool) = (ClientID(rawValue: id), UserPoolID(rawValue: "us-east-1_abcdefghi"))
        var client = Client(
            id: id, pool: pool, name: "app", secret: nil, settings: ClientSettings(), createdAt: server.world.now(),
            modifiedAt: server.world.now())
        client.secrets = try secrets.map {
            ClientSecret(
                first: try server.cipher.seal(secret: Secret($0), of: id, in: pool), of: id,
                createdAt: server.world.now())
        }
        return client
    }

    private func texts(_ secrets: [Secret<[UInt8]>]) -> [String] {
        secrets.map { String(decoding: $0.exposed, as: UTF8.self) }
    }

    @Test func `a changed, added or removed secret counts at once`() async throws {
        let server = try await TestServer(.sqliteFile)
        let kept = OpenedSecrets(capacity: 2)
        for secrets in [["one"], ["one"], ["one", "two"], ["two"], ["three"], []] {
            var next = try client("c1", server)
            next.secrets = try secrets.flatMap { try client("c1", server, $0).secrets }
            for _ in 1...2 { #expect(texts(try kept.secrets(of: next, openedBy: server.cipher)) == secrets) }
        }
    }

    @Test func `a secret of another client opens neither before nor after its own`() async throws {
        let server = try await TestServer(.sqliteFile)
        let kept = OpenedSecrets(capacity: 1)
        let own = try client("c1", server, "own")
        var other = try client("c2", server)
        other.secrets = own.secrets
        for _ in 1...2 {
            #expect(throws: SealingError.self) { _ = try kept.secrets(of: other, openedBy: server.cipher) }
            #expect(texts(try kept.secrets(of: own, openedBy: server.cipher)) == ["own"])
        }
        let third = try client("c3", server, "third")
        #expect(texts(try kept.secrets(of: third, openedBy: server.cipher)) == ["third"])
        #expect(
            texts(try kept.secrets(of: own, openedBy: server.cipher)) == ["own"], "what was dropped is opened again")
    }
}
