import AccessControl
import Cryptography
import IAMAPI
import Kernel
import SigV4
import TestKit
import Testing
import Wire
import WireRuntime

/// The operations of STS that say whose credentials they are, on both engines.
struct SecurityTokensTests {
    /// Both services, with one key in the environment and others in a store.
    private struct Service {
        static let root = try? RootKey(id: "AKIAROOT", secret: Secret("0123456789abcdef0123"))
        let keys: AccessKeys
        let protocols: AWSProtocols
        let world: World

        init(_ engine: Engine) async throws {
            world = World(
                now: { Instant(seconds: 1_795_221_000) }, bytes: { count in (0..<count).map { UInt8($0 & 63) } })
            let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "test"), world)
            keys = AccessKeys(
                database: try await engine.fresh(), sealer: sealer, world: world, root: Self.root)
            let signatures = SignatureAuthentication(
                keys: keys, world: world, region: "eu-west-1", accountID: "123456789012")
            let authentication = CallerAuthentication(
                accessToken: { _, _ in throw ServiceError(.notAuthorized, "") },
                signature: { try await signatures.signature($0, $1) },
                permission: { _, operation, _ in
                    // GetCallerIdentity is answered whatever policies say.
                    if operation.name == "GetCallerIdentity" { throw ServiceError(.accessDenied, "No policy") }
                })
            protocols = AWSProtocols(
                IAMOperations.tables(
                    keys: keys, authentication: authentication, pages: PageSeal(key: Secret(world.bytes(32))),
                    frame: RequestFrame()))
        }

        func post(_ body: String, key: String, secret: Secret<String>, service: String = "sts") async -> WireResponse {
            let request = WireRequest(
                headers: [("Host", "localhost"), ("Content-Type", "application/x-www-form-urlencoded")],
                body: Array(body.utf8), requestID: "r")
            let signer = Signer(accessKeyID: key, secret: secret, region: "eu-west-1", service: service)
            return await protocols.respond(to: signer.sign(request, at: world.now()))
        }
    }

    private func text(_ response: WireResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    @Test(arguments: Engine.available)
    func `every key of the account is its root`(_ engine: Engine) async throws {
        let service = try await Service(engine)
        let made = try await service.keys.create(description: "test")
        let root = try #require(Service.root)
        for (key, secret) in [(root.id, root.secret), (made.key.id, made.secret)] {
            let response = await service.post(
                "Action=GetCallerIdentity&Version=2011-06-15", key: key.rawValue, secret: secret)
            #expect(response.status == 200)
            for part in [
                "<Account>123456789012</Account>", "<Arn>arn:aws:iam::123456789012:root</Arn>",
                "<UserId>123456789012</UserId>",
            ] { #expect(text(response).contains(part)) }
        }
    }

    @Test(arguments: Engine.available)
    func `a key of the account is told with the account, even when it is inactive`(_ engine: Engine) async throws {
        let service = try await Service(engine)
        let made = try await service.keys.create(description: "test")
        try await service.keys.setActive(false, made.key.id)
        let root = try #require(Service.root)
        func info(_ id: String) async -> WireResponse {
            await service.post(
                "Action=GetAccessKeyInfo&Version=2011-06-15&AccessKeyId=\(id)", key: root.id.rawValue,
                secret: root.secret)
        }
        #expect(text(await info(made.key.id.rawValue)).contains("<Account>123456789012</Account>"))
        let unknown = await info("AKIA0123456789ABCDEF")
        #expect(unknown.status == 400 && text(unknown).contains("<Code>ValidationError</Code>"))
        #expect(text(unknown).contains("<Message>The access key does not exist.</Message>"))
        // Too short for the model.
        #expect(text(await info("AKIAROOT")).contains("failed to satisfy constraint"))
        try await service.keys.delete(made.key.id)
        #expect(await info(made.key.id.rawValue).status == 400)
    }

    @Test func `refusals of signatures are worded as STS words them`() async throws {
        let service = try await Service(.sqliteFile)
        let root = try #require(Service.root)
        let form = "Action=GetCallerIdentity&Version=2011-06-15"
        let wrong = await service.post(form, key: root.id.rawValue, secret: Secret("another"))
        #expect(wrong.status == 403 && text(wrong).contains("<Code>SignatureDoesNotMatch</Code>"))
        let unknown = await service.post(form, key: "AKIAUNKNOWN", secret: root.secret)
        #expect(unknown.status == 403 && text(unknown).contains("<Code>InvalidClientTokenId</Code>"))
        #expect(text(unknown).contains("<Message>The security token included in the request is invalid.</Message>"))
        let scoped = await service.post(form, key: root.id.rawValue, secret: root.secret, service: "cognito-idp")
        #expect(text(scoped).contains("Credential should be scoped to correct service: 'sts'."))
        let unsigned = await service.protocols.respond(to: WireRequest(method: "GET", query: form))
        #expect(unsigned.status == 403 && text(unsigned).contains("<Code>MissingAuthenticationToken</Code>"))
        #expect(text(unsigned).contains("<Message>Request is missing Authentication Token</Message>"))
    }
}
