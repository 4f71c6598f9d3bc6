import Kernel
import TestKit
import Testing

/// The operations of STS that say whose credentials they are, on both engines.
struct SecurityTokensTests {
    @Test(arguments: Engine.available)
    func `every key of the account is its root`(_ engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let made = try await calls.call("CreateAccessKey").keyPair()
        for pair in [IAMCalls.root, made] {
            let answer = await calls.call("GetCallerIdentity", as: pair)
            #expect(answer["Arn"] == ["arn:aws:iam::123456789012:root"])
            #expect(answer["Account"] == ["123456789012"] && answer["UserId"] == ["123456789012"])
        }
    }

    @Test(arguments: Engine.available)
    func `a key of the account is returned with the account, even when it is inactive`(_ engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let made = try await calls.call("CreateAccessKey").keyPair()
        await calls.call("UpdateAccessKey", ["AccessKeyId": made.id, "Status": "Inactive"])
        func info(_ id: String) async -> XMLResponse { await calls.call("GetAccessKeyInfo", ["AccessKeyId": id]) }
        #expect(await info(made.id)["Account"] == ["123456789012"])
        #expect(await info("AKIA0123456789ABCDEF").error == "ValidationError: The access key does not exist.")
        // Too short for the model.
        #expect(await info("AKIAROOT").text.contains("failed to satisfy constraint"))
        #expect(await calls.call("DeleteAccessKey", ["AccessKeyId": made.id]).error == nil)
        #expect(await info(made.id).status == 400)
    }

    @Test func `refusals of signatures are worded as STS words them`() async throws {
        let calls = try await IAMCalls()
        let wrong = await calls.call(
            "GetCallerIdentity", as: SigningKeyPair(id: IAMCalls.root.id, secret: Secret("another")))
        #expect(wrong.status == 403 && wrong.code == "SignatureDoesNotMatch")
        let unknown = await calls.call(
            "GetCallerIdentity", as: SigningKeyPair(id: "AKIAUNKNOWN", secret: IAMCalls.root.secret))
        #expect(unknown.status == 403)
        #expect(
            unknown.error == "InvalidClientTokenId: The security token included in the request is invalid.")
        let unsigned = await calls.call("GetCallerIdentity", as: nil)
        #expect(unsigned.status == 403)
        #expect(unsigned.error == "MissingAuthenticationToken: Request is missing Authentication Token")
    }
}
