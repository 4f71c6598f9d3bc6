import Cryptography
import Testing

@testable import Console

struct ClaimRemovalTests {
    @Test func `each source says which change removes its claim`() {
        var parties = TokenParties()
        (parties.username, parties.client) = ("ada", "1example")
        let email = ClaimRemoval("email", from: .attribute(name: "email"))
        #expect(email == .attribute("email") && email?.page(of: parties)?.page == "client-settings")
        #expect(ClaimRemoval("sub", from: .user) == .never)
        #expect(ClaimRemoval("origin_jti", from: .session) == .revocation)
        #expect(ClaimRemoval("event_id", from: .session) == .never)
        #expect(ClaimRemoval("tier", from: .function(replacing: .user)) == .function)
        #expect(ClaimRemoval("cognito:groups", from: .groups([]))?.page(of: parties)?.page == "user")
        #expect(ClaimRemoval("tier", from: nil) == nil)
    }
}
