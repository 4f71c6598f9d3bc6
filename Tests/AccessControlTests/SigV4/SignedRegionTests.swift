import AccessControl
import Cryptography
import Kernel
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// A server of several regions accepts signatures for each of them.
struct SignedRegionTests {
    private let access: SignatureAuthentication

    init() async throws {
        let world = World(now: { Sample.now }, bytes: { Array(repeating: 7, count: $0) })
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let keys = AccessKeys(
            database: try await Engine.sqliteFile.freshDatabase(), sealer: sealer, world: world,
            root: try RootKey(id: Sample.key, secret: Sample.secret))
        access = SignatureAuthentication(
            keys: keys, world: world, region: Sample.region, otherRegions: ["eu-west-1", "eu-test-2"],
            accountID: "123456789012")
    }

    private func answer(_ request: WireRequest) async throws -> IAMCaller {
        try await access.signer(of: request, for: ListUserPoolsInput.operation)
    }

    @Test(arguments: [Sample.region, "eu-west-1", "eu-test-2"])
    func `the caller has the region that the signature names`(_ region: String) async throws {
        #expect(try await answer(Sample.signed(region: region)).region == region)
    }

    @Test(arguments: ["eu-west-2", "eu-west", "EU-WEST-1", "*"])
    func `a signature for another region is refused with the default region`(_ region: String) async {
        let fault = await #expect(throws: ServiceError.self) { try await answer(Sample.signed(region: region)) }
        #expect(fault?.code == .invalidSignature)
        #expect(fault?.message == "Credential should be scoped to a valid region, 'us-east-1'.")
    }

    @Test func `a signature for one region is not valid for another`() async {
        let written = Sample.signed(region: "eu-west-1").header("authorization") ?? ""
        let changed = written.split(separator: "/eu-west-1/").joined(separator: "/eu-test-2/")
        let fault = await #expect(throws: ServiceError.self) {
            try await answer(Sample.with("Authorization", changed, in: Sample.signed(region: "eu-west-1")))
        }
        #expect(fault?.code == .invalidSignature && fault?.message.contains("does not match") == true)
    }
}
