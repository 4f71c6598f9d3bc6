import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct TokensTests {
    private func read(_ payload: String) -> [String: AnyObject]? {
        SessionToken(Secret("e30.\(Base64.encodeURL(Array(payload.utf8))).c2ln")).claims
    }

    @Test func `claims of every alphabet and type are read`() throws {
        let claims = try #require(
            read(#"{"name":"山田 太郎?>~","n":7,"x":0.5,"t":true,"groups":["a",{"b":null}]}"#))
        #expect(claims["name"] as? String == "山田 太郎?>~")
        #expect((claims["n"] as? NSNumber)?.intValue == 7 && (claims["t"] as? NSNumber)?.boolValue == true)
        #expect((claims["x"] as? NSNumber)?.doubleValue == 0.5)
        #expect((claims["groups"] as? NSArray)?.count == 2)
    }

    @Test func `a claim of any text leaves the token readable`() throws {
        let marks = "a" + String(repeating: "\u{301}", count: 40)
        #expect(try #require(read(#"{"name":"\#(marks)"}"#))["name"] as? String == marks)
    }

    @Test(arguments: ["", "a.b", "a.!!.c", "a.W10.c"])
    func `a text that is no token has no claims`(_ text: String) { #expect(SessionToken(Secret(text)).claims == nil) }

    @Test func `printing tokens does not show them`() {
        let tokens = Session(username: "j", accessToken: Secret("hidden-access")).tokens
        #expect(!"\(tokens)".contains("hidden-access") && !String(reflecting: tokens).contains("hidden-access"))
    }

    @Test func `every error in the documents has its case, with the service's message`() {
        let names = [
            "AliasExists", "CodeDeliveryFailure", "CodeMismatch", "ExpiredCode", "GroupExists", "InternalError",
            "InvalidLambdaResponse", "InvalidOAuthFlow", "InvalidParameter", "InvalidPassword",
            "InvalidUserPoolConfiguration", "LimitExceeded", "MFAMethodNotFound", "NotAuthorized",
            "PasswordResetRequired", "ResourceNotFound", "ScopeDoesNotExist", "SoftwareTokenMFANotFound",
            "TooManyFailedAttempts", "TooManyRequests", "UnexpectedLambda", "UserLambdaValidation",
            "UserNotConfirmed", "UserNotFound", "UsernameExists",
        ]
        for name in names {
            let failure = ErrorFixture.make("\(name)Exception")
            let error = AWSMobileClientError.makeMobileClientError(from: failure) as? AWSMobileClientError
            #expect(error?.message == "why", "\(name)")
            #expect("\(error as Any)".lowercased().contains(".\(name.lowercased())("), "\(name)")
            #expect(error?.localizedDescription == "why")
        }
        let other = AWSMobileClientError.makeMobileClientError(from: ErrorFixture.make("ForbiddenException"))
        #expect(other as? AWSMobileClientError == .unknown(message: "ForbiddenException: why"))
        #expect(AWSMobileClientError.makeMobileClientError(from: CancellationError()) is CancellationError)
    }

    @Test func `raw values are those of the iOS SDK`() {
        #expect(
            UserState.allCases.map(\.rawValue) == [
                "signedIn", "signedOut", "signedOutFederatedTokensInvalid", "signedOutUserPoolsTokenInvalid", "guest",
                "unknown",
            ])
        #expect(
            SignInState.allCases.map(\.rawValue) == [
                "UNKNOWN", "CONFIRMATION_CODE", "PASSWORD_VERIFIER", "CUSTOM_CHALLENGE", "DEVICE_SRP_AUTH",
                "DEVICE_PASSWORD_VERIFIER", "ADMIN_NO_SRP_AUTH", "NEW_PASSWORD_REQUIRED", "SIGN_IN_COMPLETE",
            ])
    }

    @Test func `the context data is signed with the app client's id`() throws {
        let pool = try AWSMobileClient.testing(FakePool()).driver.pool.get().pool
        let text = ContextData.encoded(["DeviceName": "d"], for: "jane", pool: pool, at: Instant(seconds: 7))
        let data = Data(try #require(Base64.decode(text)))
        let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
        #expect(whole["version"] == "IOS20171114" && whole["signature"]?.count == 44)
        #expect(whole["payload"]?.contains(#""userPoolId":"us-east-1_AbCdEf123""#) == true)
    }
}
