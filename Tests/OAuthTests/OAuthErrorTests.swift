import Kernel
import OAuth
import Storage
import Testing
import Wire

/// What the endpoints tell clients of errors.
@Suite struct OAuthErrorTests {
    @Test func `an error of the server is told as one, with its cause in the record only`() {
        struct Broken: Error {}
        let operation = OAuthOperation("Token")
        let failure = operation.failure(Broken())
        #expect(failure.code == .serverError)
        #expect(failure.description == nil)
        #expect(operation.recorded(failure).status == 500)
        #expect(operation.recorded(failure).cause is Broken)
    }

    @Test func `a refusal of the domain is an error of the grant if a proof failed`() {
        #expect(OAuthOperation("Token").failure(InvalidInput("No.")).code == .invalidRequest)
        #expect(OAuthOperation("Token").failure(MissingResource.client(ClientID(rawValue: "x"))).code == .invalidGrant)
    }

    @Test func `a client that lost against other requests is asked to try again, not told that its request is wrong`() {
        for refusal in StorageRefusal.allCases {
            let failure = OAuthOperation("DeviceAuthorization").failure(refusal)
            #expect(failure.code == .temporarilyUnavailable && failure.code.status == 503, "\(refusal)")
        }
    }
}
