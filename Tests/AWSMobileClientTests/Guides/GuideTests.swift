import Foundation
import Testing

@testable import AWSMobileClient

/// Runs the samples of the pages.
@Suite struct GuideTests {
    private func guide(needsNewPassword: Bool = false) -> Guide {
        Guide(client: .testing(.withJane(needsNewPassword: needsNewPassword)))
    }

    @Test func `the quick start runs`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        #expect(try await greeting(client, password: "Abc@123!") == "Hello, jane.")
        #expect(try await greeting(client, password: "not needed") == "Hello, jane.")
    }

    @Test func `the samples sign up, in and out`() async throws {
        let guide = guide()
        try await guide.signUp()
        var mistaken = guide
        mistaken.code = "000000"
        try await mistaken.confirmSignUpOrAskAgain()
        try await guide.confirmSignUp()
        try await guide.begin()
        try await guide.signIn()
        guide.signOutHere()
        try await guide.signInOrFinishWhatIsOpen()
        try await guide.signOutAndRevoke()
        try await guide.signIn()
        try await guide.signOutEverywhere()
        try await guide.signIn()
        try await guide.deleteUser()
        let said = guide.log.all
        #expect(said.first == "A code went to j***@e***, by email.")
        #expect(said.contains("Invalid verification code provided.") && said.contains("showSignIn "))
        #expect(said.filter { $0 == "Welcome, jane." }.count == 3 && !guide.client.isSignedIn)
    }

    @Test func `the samples replace and change passwords`() async throws {
        let guide = guide(needsNewPassword: true)
        try await guide.signIn()
        var short = guide
        short.newPassword = "short"
        try await short.chooseNewPassword()
        try await guide.chooseNewPassword()
        #expect(
            guide.log.all == ["Please choose a password of your own.", "Password not long enough"])
        #expect(try await guide.client.getUserAttributes()["name"] == "Jane Doe")
        var changing = guide
        (changing.password, changing.newPassword) = ("New@12345", "Abc@123!")
        try await changing.changePassword()
        try await guide.forgotPassword()
        try await guide.confirmForgotPassword()
    }

    @Test func `the samples read attributes and tokens, and add listeners`() async throws {
        let (guide, owner) = (guide(), EventLog())
        try await guide.signIn()
        guide.listen(owner)
        try await guide.changeAttributes()
        try await guide.confirmAttribute()
        try await guide.verifyAttribute()
        try await guide.readAttributes()
        try await guide.readClaims()
        #expect(try await guide.authorize([:])["Authorization"]?.hasPrefix("Bearer e30.") == true)
        try await guide.explain()
        guide.limitWaits()
        guide.giveUpWaiting()
        try await eventually { guide.log.all.last == "showSignIn " }
        guide.stopListening(owner)
        try await guide.explain()
        let said = guide.log.all
        #expect(said.contains("Mail goes to jane@example.org.") && said.contains("sub-of-jane is in 0 groups."))
        #expect(said.last == "User is not signed in, please sign in to use this API.")
    }

    @Test func `the configuration on the page is valid`() throws {
        // Tests/Consumer has these tests by a link to their folder.
        let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let page = folder.appendingPathComponent(
            "../../../Sources/AWSMobileClient/AWSMobileClient.docc/Configuration.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
        let json = Data(block.components(separatedBy: "```")[0].utf8)
        let values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let read = try ClientConfiguration(values)
        #expect(read.userPool?.origin == "https://id.example.com" && read.userAgent == "Example/1.0")
    }

    @Test func `the samples make clients of every kind`() async throws {
        let entry = ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "c"]
        let configuration: [String: Any] = ["CognitoUserPool": ["Default": entry]]
        let refusing = Guide.thatRefuses(configuration)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await refusing.signIn(username: "jane", password: "Abc@123!")
        }
        #expect(Guide.ofOneUser(configuration).signInWaitLimit == .zero)
        #expect(try Guide.ofDictionary().driver.pool.get().pool.origin == "https://id.example.com")
        #expect(Guide.ofFolder().currentUserState == .unknown && Guide.ofFile().currentUserState == .unknown)
        #if os(Linux)
            #expect(Guide.ofKeyring().currentUserState == .unknown)
        #endif
        let kept = AWSMobileClient.testing(.withJane(), store: AppTokenStore())
        try await kept.initialize()
        let guide = Guide(client: kept)
        guide.withCompletionHandlers()
        try await eventually { guide.log.all == ["showSignIn ", "SIGN_IN_COMPLETE"] }
    }
}
