import Testing

@testable import UserPoolAPI

/// The limits of the texts in a pool's settings.
@Suite struct PoolTextTests {
    // UP-POOL-02, UP-POOL-03, UP-MSG-16, UP-MSG-17, UP-MSG-19, UP-MSG-20, UP-MSG-23, UP-MSG-25, UP-MSG-26, UP-LIM-11 to
    // UP-LIM-14, GUIDE-01, GUIDE-02
    @Test(arguments: [
        ["PoolName": ""], ["PoolName": String(repeating: "p", count: 129)], ["PoolName": "a/b"],
        ["SmsAuthenticationMessage": "no code"],
        ["SmsAuthenticationMessage": "{####}" + String(repeating: "x", count: 135)],
        ["SmsVerificationMessage": "no code"],
        ["SmsVerificationMessage": "{####}" + String(repeating: "x", count: 135)],
        ["EmailVerificationMessage": "no code"],
        ["EmailVerificationMessage": "{####}" + String(repeating: "x", count: 19_995)],
        ["EmailVerificationSubject": String(repeating: "x", count: 141)],
    ])
    func `texts keep to their lengths and placeholders`(_ said: [String: String]) async throws {
        let reply = try await TestAPI().call("CreateUserPool", ["PoolName": "people"].merging(said) { $1 })
        #expect(reply.status == 400 && reply.code == "InvalidParameterException", "\(reply.body)")
    }

    // UP-MSG-27, UP-MSG-28, UP-MSG-29, UP-LIM-12
    @Test(arguments: [
        ("SMSMessage", "{username} {####}", 140, 124), ("EmailMessage", "{username} {####}", 20_000, 19_984),
        ("EmailSubject", "", 140, 141),
    ])
    func `invitations keep to their lengths`(_ member: String, _ start: String, _ maximum: Int, _ tooMany: Int)
        async throws
    {
        let api = try await TestAPI()
        func create(_ text: String) async throws -> TestAPI.Reply {
            let template = ["InviteMessageTemplate": [member: text]]
            return try await api.call("CreateUserPool", ["PoolName": "p", "AdminCreateUserConfig": template])
        }
        let long = try await create(start + String(repeating: "x", count: tooMany))
        #expect(long.code == "InvalidParameterException")
        #expect(try await create(start + String(repeating: "x", count: maximum - start.count)).status == 200)
    }

    @Test func `texts may have exactly the greatest length`() async throws {
        let id = try await TestAPI().pool([
            "PoolName": String(repeating: "p", count: 128),
            "SmsVerificationMessage": "{####}" + String(repeating: "ä", count: 134),
            "EmailVerificationMessage": "{####}" + String(repeating: "x", count: 19_994),
            "EmailVerificationSubject": String(repeating: "ü", count: 140),
        ])
        #expect(id.hasPrefix("eu-test-1_"))
    }
}
