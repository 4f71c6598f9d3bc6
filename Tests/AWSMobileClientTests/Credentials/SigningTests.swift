import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Signatures of other implementations: of botocore, as in `SigV4Tests`, and of a script of its own.
@Suite struct SigningTests {
    private let keys = AWSCredentials(
        accessKey: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    private let now = Instant(seconds: 1_440_938_160)

    private func request(
        _ url: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil
    ) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func signature(
        of request: URLRequest, service: String, keys: AWSCredentials? = nil
    ) throws -> (names: String, signature: String) {
        let signed = try request.signed(with: keys ?? self.keys, service: service, region: "us-east-1", at: now)
        let value = try #require(signed.value(forHTTPHeaderField: "Authorization"))
        let start = "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/\(service)/aws4_request, SignedHeaders="
        #expect(value.hasPrefix(start) && signed.value(forHTTPHeaderField: "X-Amz-Date") == "20150830T123600Z")
        let parts = value.dropFirst(start.count).components(separatedBy: ", Signature=")
        return (try #require(parts.first), try #require(parts.last))
    }

    @Test(arguments: [
        ("https://example.amazonaws.com", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        ("https://example.amazonaws.com:443/", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        (
            "https://example.amazonaws.com/?Param2=value2&Param1=value1",
            "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"
        ),
        (
            "https://example.amazonaws.com/?p=a%20b%2Fc",
            "4baa51c200c1ec3860fbf884a0577c566c335d5b9385c3f1dda4d806259b3290"
        ),
        (
            "https://example.amazonaws.com/example%20space/",
            "446b817944c553435b35e813c261ff4e161fff982d1bacdef1c87f6785dd1662"
        ),
        (
            "https://example.amazonaws.com/identitypools/us-east-1%3Aabc/identities",
            "8004eb0d7dcae330257814c82cce44e3db6a4fa29084a0eabd4e81fa2e2e4b85"
        ),
    ])
    func `a URL has the signature of another implementation`(_ url: String, _ expected: String) throws {
        let (names, signature) = try signature(of: request(url), service: "service")
        #expect(names == "host;x-amz-date" && signature == expected)
    }

    @Test func `headers and the body are signed, and what the transport sets is not`() throws {
        let call = try request(
            "http://127.0.0.1:9229/", method: "POST",
            headers: [
                "X-Amz-Target": "AWSCognitoIdentityProviderService.ListUserPools", "User-Agent": "app",
                "Content-Type": "application/x-amz-json-1.1",
            ], body: #"{"MaxResults": 60}"#)
        let (names, signature) = try signature(of: call, service: "cognito-idp")
        #expect(names == "content-type;host;x-amz-date;x-amz-target")
        #expect(signature == "037f7888efc5de93d5ff7843e698469b9c1781eef387388c4b708bd8ec6c122d")
    }

    @Test func `the session token is sent and signed`() throws {
        let temporary = AWSCredentials(accessKey: "AKIDEXAMPLE", secretKey: keys.secretKey, sessionKey: "token")
        let call = try request(
            "http://127.0.0.1:9229/", method: "POST", headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "Action=GetCallerIdentity&Version=2011-06-15")
        let (names, signature) = try signature(of: call, service: "sts", keys: temporary)
        #expect(names == "content-type;host;x-amz-date;x-amz-security-token")
        #expect(signature == "062e5c98194e203ad43f546ccf3670bb1324ab95f4c9571a3f2d8c619f229f60")
        let again = try call.signed(with: temporary, service: "sts", region: "us-east-1", at: now)
        #expect(again.value(forHTTPHeaderField: "X-Amz-Security-Token") == "token")
        #expect(
            try again.signed(with: temporary, service: "sts", region: "us-east-1", at: now).allHTTPHeaderFields
                == again.allHTTPHeaderFields)
        let without = try again.signed(with: keys, service: "sts", region: "us-east-1", at: now)
        #expect(without.value(forHTTPHeaderField: "X-Amz-Security-Token") == nil)
    }

    @Test func `a request to S3 names the hash of its body`() throws {
        let put = try request("https://bucket.s3.amazonaws.com/private/us-east-1:1/photo", method: "PUT", body: "photo")
        let (names, signature) = try signature(of: put, service: "s3")
        #expect(names == "host;x-amz-content-sha256;x-amz-date")
        #expect(signature == "cd3188085704a6536aec216697a6c358977af474859883fa75b84b45b511d83a")
        for path in ["a%20b", "a//b", "a/../b"] {
            let refused = try request("https://bucket.s3.amazonaws.com/\(path)")
            #expect(throws: AWSMobileClientError.self) { try self.signature(of: refused, service: "s3") }
        }
    }

    @Test func `a stream and a URL without a host cannot be signed`() throws {
        var stream = try request("https://example.amazonaws.com/", method: "POST")
        stream.httpBodyStream = InputStream(data: Data("x".utf8))
        #expect(throws: AWSMobileClientError.self) { try signature(of: stream, service: "service") }
        #expect(throws: AWSMobileClientError.self) { try signature(of: request("file:///x"), service: "service") }
    }

    @Test func `a client gives the credentials for a signature`() async throws {
        let setting = Federated(hasUserPool: false)
        let client = try await setting.begun()
        let call = try request("https://example.amazonaws.com/")
        let signed = try await call.signed(with: client, service: "execute-api", region: "us-east-1")
        let keys = try await client.getAWSCredentials()
        #expect(signed.value(forHTTPHeaderField: "X-Amz-Security-Token") == keys.sessionKey)
        #expect(signed.value(forHTTPHeaderField: "Authorization")?.contains(keys.accessKey) == true)
        let other = try await call.signed(with: client.credentials, service: "execute-api", region: "us-east-1")
        #expect(other.value(forHTTPHeaderField: "X-Amz-Security-Token") == keys.sessionKey)
    }
}
