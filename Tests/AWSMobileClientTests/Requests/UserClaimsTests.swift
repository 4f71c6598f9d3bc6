import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct UserClaimsTests {
    private func claims(_ payload: String) throws -> UserClaims {
        try #require(SessionToken(Secret("e30.\(Base64.encodeURL(Array(payload.utf8))).c2ln")).typedClaims)
    }

    @Test func `the claims of an id token have their types`() throws {
        let claims = try claims(
            #"""
            {"sub":"s","email":"j@example.com","email_verified":true,"cognito:username":"jane",
             "cognito:groups":["admins","users"],"exp":1800000000,"iat":1799996400.5,"custom:badge":"7","level":3}
            """#)
        #expect(claims.sub == "s" && claims.email == "j@example.com" && claims.emailVerified == true)
        #expect(claims.username == "jane" && claims.groups == ["admins", "users"] && claims.scopes.isEmpty)
        #expect(claims.expiresAt == Date(timeIntervalSince1970: 1_800_000_000))
        #expect(claims.issuedAt == Date(timeIntervalSince1970: 1_799_996_400.5))
        #expect(claims.custom("badge") == "7" && claims.integer("level") == 3 && claims.string("level") == nil)
        #expect(claims.names.count == 9)
    }

    @Test func `an access token has scopes, and its username has another name`() throws {
        let claims = try claims(#"{"username":"jane","scope":"aws.cognito.signin.user.admin  api/read"}"#)
        #expect(claims.username == "jane" && claims.scopes == ["aws.cognito.signin.user.admin", "api/read"])
        #expect(claims.sub == nil && claims.emailVerified == nil && claims.groups.isEmpty && claims.expiresAt == nil)
    }

    @Test func `claims of other types than expected are no values`() throws {
        let claims = try claims(
            #"{"sub":7,"email_verified":"true","phone_number_verified":"yes","cognito:groups":"admins","exp":"soon"}"#)
        #expect(claims.sub == nil && claims.emailVerified == true && claims.flag("phone_number_verified") == nil)
        #expect(claims.groups.isEmpty && claims.expiresAt == nil && claims.integer("exp") == nil)
    }

    @Test func `a text that is no token has no claims`() {
        #expect(SessionToken(Secret("opaque")).typedClaims == nil)
    }
}
