import Kernel
import Testing
import Wire
import WireRuntime

@testable import AccessControl
@testable import SigV4

/// Signatures and canonical forms of other implementations.
struct VectorTests {
    @Test(arguments: Vector.all)
    func `another implementation's signature is accepted`(_ vector: Vector) throws {
        let check = try SignatureCheck(vector.signedRequest)
        #expect(check.accessKeyID == Vector.accessKeyID)
        try check.verify(with: Vector.secret, region: Vector.region, service: vector.service, at: Vector.now)
    }

    @Test(arguments: Vector.all)
    func `the signer gives the same signature`(_ vector: Vector) {
        let signer = Signer(
            accessKeyID: Vector.accessKeyID, secret: Vector.secret, region: Vector.region, service: vector.service)
        // Other signers omit this header.
        var request = vector.request
        request.headers.removeAll { $0.name == "User-Agent" }
        let signed = signer.sign(request, at: Vector.now)
        #expect(signed.header("authorization") == vector.authorization)
        #expect(signed.header("x-amz-date") == "20150830T123600Z")
    }

    @Test(arguments: Vector.all)
    func `a signature with one digit changed is refused`(_ vector: Vector) throws {
        var request = vector.signedRequest
        let last = vector.signature.last == "0" ? "1" : "0"
        request.headers[request.headers.count - 1].value = String(vector.authorization.dropLast()) + last
        #expect(throws: ServiceError.self) {
            try SignatureCheck(request).verify(
                with: Vector.secret, region: Vector.region, service: vector.service, at: Vector.now)
        }
    }

    // SIG-07
    @Test(arguments: [
        ("/", "/"), ("", "/"), ("//", "/"), ("/./", "/"), ("/.", "/"), ("/..", "/"), ("/example/..", "/"),
        ("/example1/example2/../..", "/"), ("/./example", "/example"), ("//example//", "/example/"),
        ("/a/./b", "/a/b"), ("/a/../b/", "/b/"), ("/a/b/..", "/a"), ("/a//b///c", "/a/b/c"),
        ("/%2e%2e/a", "/%252e%252e/a"), ("/a/%2F/b", "/a/%252F/b"), ("/.hidden/..x/", "/.hidden/..x/"),
    ])
    func `a path has the canonical form of other implementations`(_ path: String, _ canonical: String) {
        #expect(CanonicalRequest.path(path) == canonical)
    }

    // SIG-06
    @Test(arguments: [
        ("", ""), ("a", "a="), ("a=", "a="), ("b=1&a=2", "a=2&b=1"), ("a=2&a=1", "a=1&a=2"),
        ("a=b=c", "a=b%3Dc"), ("a=%7e", "a=~"), ("a=%2f", "a=%2F"), ("a=1+2", "a=1%2B2"), ("a=%", "a=%25"),
        ("a=%zz", "a=%25zz"), ("&&a=1&", "a=1"), ("a-b=1&a=2", "a=2&a-b=1"), ("B=1&a=2", "B=1&a=2"),
    ])
    func `a query has one canonical form`(_ query: String, _ canonical: String) {
        #expect(CanonicalRequest.query(query) == canonical)
    }

    @Test(arguments: [
        (0, "19700101T000000Z"), (951_782_400, "20000229T000000Z"), (1_709_251_199, "20240229T235959Z"),
        (4_107_542_400, "21000301T000000Z"), (-1, "19691231T235959Z"), (253_402_300_799, "99991231T235959Z"),
    ])
    func `a written time has the date of the calendar`(_ seconds: Int64, _ text: String) {
        #expect(SignatureTime.text(Instant(seconds: seconds)) == text)
    }

    @Test(arguments: [
        ("20150830T123600Z", 1_440_938_160), ("Sun, 30 Aug 2015 12:36:00 GMT", 1_440_938_160),
        ("20160229T000000Z", 1_456_704_000),
    ])
    func `both forms of time are read`(_ text: String, _ seconds: Int64) {
        #expect(SignatureTime.parseDate(text) == Instant(seconds: seconds))
    }

    @Test(arguments: [
        "", "20150830", "20150830T123600", "20150830T123600z", "2015-08-30T12:36:00Z", "20150230T123600Z",
        "20150830T126000Z", "20151330T123600Z", "00000000T000000Z", "20150830T12360 Z", "２０150830T123600Z",
        "Mon, 30 Aug 2015 12:36:00 GMT", "Sun, 30 Aug 2015 12:36:00 UTC", "Sun, 30 Aug 2015 12-36-00 GMT",
        "Sunday, 30-Aug-15 12:36:00 GMT", "Sun Aug 30 12:36:00 2015",
    ])
    func `any other form of time is refused`(_ text: String) {
        #expect(SignatureTime.parseDate(text) == nil)
    }
}
