import AccessControl
import Cryptography
import Kernel
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// Every error of a signature, with AWS's codes and messages.
struct RefusalTests {
    let access: SignatureAuthentication

    init() async throws {
        let world = World(now: { Sample.now }, bytes: { Array(repeating: 7, count: $0) })
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let keys = AccessKeys(
            database: try await Engine.sqliteFile.freshDatabase(), sealer: sealer, world: world,
            root: try RootKey(id: Sample.key, secret: Sample.secret))
        access = SignatureAuthentication(keys: keys, world: world, region: Sample.region, accountID: "123456789012")
    }

    private static let mismatch = """
        The request signature we calculated does not match the signature you provided. Check your AWS Secret \
        Access Key and signing method. Consult the service documentation for details.
        """

    private func answer(_ request: WireRequest) async throws -> IAMCaller {
        try await access.signer(of: request, for: ListUserPoolsInput.operation)
    }

    private func expect(
        _ code: ErrorCode, _ message: String, _ request: WireRequest, location: SourceLocation = #_sourceLocation
    ) async {
        let error = await #expect(throws: ServiceError.self, sourceLocation: location) { try await answer(request) }
        #expect(error?.code == code, sourceLocation: location)
        #expect(error?.message == message, sourceLocation: location)
    }

    private func expectIncomplete(
        _ message: String, _ request: WireRequest, at location: SourceLocation = #_sourceLocation
    )
        async
    {
        await expect(.incompleteSignature, message, request, location: location)
    }

    private func expectInvalid(
        _ message: String, _ request: WireRequest, at location: SourceLocation = #_sourceLocation
    )
        async
    {
        await expect(.invalidSignature, message, request, location: location)
    }

    @Test func `a valid signature identifies its access key`() async throws {
        let caller = try await answer(Sample.signed())
        #expect(caller.accessKeyID == Sample.key)
        #expect(caller.accountID == "123456789012")
        #expect(caller.arn == "arn:aws:iam::123456789012:root")
    }

    @Test func `a request without a signature, or with credentials of another scheme, is refused`() async {
        let message = "Missing Authentication Token"
        await expect(.missingAuthenticationToken, message, Sample.unsigned)
        for scheme in ["Bearer abc", "Basic dTpw", "", "aws4-hmac-sha256 x"] {
            await expect(.missingAuthenticationToken, message, Sample.with("Authorization", scheme))
        }
    }

    // SIG-09
    @Test(arguments: [
        "AKIAUNKNOWNUNKNOWN00", "AKIDEXAMPLF", "' or 1=1 --", "akidexample", "A", String(repeating: "A", count: 3000),
        "é",
    ])
    func `an unknown access key is refused`(_ id: String) async {
        await expect(
            .unrecognizedClient, "The security token included in the request is invalid.", Sample.signed(key: id))
    }

    @Test func `a session token is refused if no sessions are known`() async {
        var request = Sample.unsigned
        request.headers.append((name: "X-Amz-Security-Token", value: "token"))
        await expect(
            .unrecognizedClient, "The security token included in the request is invalid.", Sample.signed(request))
    }

    @Test func `a signature by another secret, or a malformed one, does not match`() async {
        await expectInvalid(Self.mismatch, Sample.signed(secret: Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEZ")))
        let good = Sample.signed().header("authorization") ?? ""
        for wrong in [
            String(good.dropLast()), good + "0", good.replacing("Signature=", with: "Signature=x"), good + " ",
        ] {
            await expectInvalid(Self.mismatch, Sample.with("Authorization", wrong))
        }
        let upper = good.prefix(good.count - 64) + good.suffix(64).uppercased()
        await expectInvalid(Self.mismatch, Sample.with("Authorization", String(upper)))
    }

    // SIG-04
    @Test func `the signature of a request that was changed does not match`() async {
        var body = Sample.signed()
        body.body[2] ^= 1
        var method = Sample.signed()
        method.method = "PUT"
        var path = Sample.signed()
        path.path = "/other"
        var query = Sample.signed()
        query.query = "a=b"
        let target = Sample.with("X-Amz-Target", "AWSCognitoIdentityProviderService.DeleteUserPool")
        let host = Sample.with("Host", "127.0.0.1:9230")
        for request in [body, method, path, query, target, host] { await expectInvalid(Self.mismatch, request) }
    }

    // SIG-07
    @Test(arguments: ["//", "/./", "/a/../", "", "x"])
    func `the signature of an ambiguous path does not match`(_ path: String) async {
        var request = Sample.unsigned
        request.path = path
        await expectInvalid(Self.mismatch, Sample.signed(request))
    }

    // SIG-04
    @Test(arguments: [
        "UNSIGNED-PAYLOAD", "STREAMING-AWS4-HMAC-SHA256-PAYLOAD", "",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    ])
    func `a payload hash that is not the payload's is refused`(_ hash: String) async {
        var request = Sample.unsigned
        request.headers.append((name: "X-Amz-Content-Sha256", value: hash))
        await expectInvalid(
            "The header 'x-amz-content-sha256' does not match the payload's SHA-256.", Sample.signed(request))
    }

    @Test func `the payload's own hash is accepted`() async throws {
        var request = Sample.unsigned
        request.headers.append(
            (
                name: "X-Amz-Content-Sha256",
                value: "5a7e6c12ba4b0d4d9fa0c8a5f8fc09d0b3b2a0d4ffef0f2dbd9d2a9e1e9d3d2f"
            ))
        await expectInvalid(
            "The header 'x-amz-content-sha256' does not match the payload's SHA-256.", Sample.signed(request))
        request.headers[request.headers.count - 1].value = Self.payloadHash
        _ = try await answer(Sample.signed(request))
    }

    /// SHA-256 of the sample's body.
    private static let payloadHash = "7edbb58534f249396b75cd5aebe35c87595e4fb83cd5cb7f6d1effebde36a638"

    // SIG-02
    @Test(arguments: [-301, -3600, 301, 3600, -10_000_000_000, 10_000_000_000])
    func `a clock that is more than five minutes off is refused`(_ difference: Int64) async {
        let request = Sample.signed(at: Sample.now.advanced(seconds: difference))
        let error = await #expect(throws: ServiceError.self) { try await answer(request) }
        #expect(error?.code == .invalidSignature)
        #expect(
            error?.message.hasPrefix(difference < 0 ? "Signature expired: " : "Signature not yet current: ") == true)
    }

    // SIG-02
    @Test(arguments: [-300, -240, 0, 240, 300])
    func `a clock that is up to five minutes off is accepted`(_ difference: Int64) async throws {
        _ = try await answer(Sample.signed(at: Sample.now.advanced(seconds: difference)))
    }

    @Test func `the messages for a wrong clock name the times`() async {
        await expectInvalid(
            "Signature expired: 20150830T122600Z is now earlier than 20150830T123100Z (20150830T123600Z - 5 min.)",
            Sample.signed(at: Sample.now.advanced(seconds: -600)))
        await expectInvalid(
            "Signature not yet current: 20150830T124600Z is still later than 20150830T124100Z "
                + "(20150830T123600Z + 5 min.)", Sample.signed(at: Sample.now.advanced(seconds: 600)))
    }

    @Test func `a scope of another region, service, day or terminator is refused`() async {
        await expectInvalid(
            "Credential should be scoped to a valid region, 'us-east-1'.", Sample.signed(region: "eu-west-1"))
        await expectInvalid(
            "Credential should be scoped to correct service: 'cognito-idp'.", Sample.signed(service: "cognito-identity")
        )
        await expectInvalid(
            "Credential should be scoped with a valid terminator: 'aws4_request'.",
            Sample.authorization(replacing: "aws4_request", by: "aws4_answer"))
        await expectInvalid(
            "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: "
                + "'20150829' != '20150830', from '20150830T123600Z'.",
            Sample.authorization(replacing: "/20150830/", by: "/20150829/"))
    }

    @Test func `a time that is missing, repeated or malformed is refused`() async {
        await expectIncomplete(
            "Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header.",
            Sample.with("X-Amz-Date", nil))
        var twice = Sample.signed()
        twice.headers.append((name: "x-amz-date", value: "20150830T123600Z"))
        await expectIncomplete(
            "Authorization header requires one 'X-Amz-Date' or 'Date' header, not several.", twice)
        for text in ["", "now", "Sun, 30 Aug 2015 12:36:00 GMT", "2015-08-30T12:36:00Z"] {
            await expectIncomplete("Date must be in ISO-8601 'basic format'.", Sample.with("X-Amz-Date", text))
        }
    }

    // SIG-05
    @Test func `two credentials are refused`() async {
        var twice = Sample.signed()
        twice.headers.append((name: "authorization", value: Sample.signed().header("authorization") ?? ""))
        await expectIncomplete("Authorization header must not be repeated.", twice)
        for name in ["X-Amz-Signature", "x-amz-credential", "X-Amz%2DAlgorithm", "X-Amz-Expires"] {
            for request in [Sample.unsigned, Sample.signed()] {
                var queried = request
                queried.query = "a=b&\(name)=c"
                await expectIncomplete(
                    "A signature in the query is not supported here. Use the Authorization header.", queried)
            }
        }
    }

    @Test func `an unsigned header that must be signed is refused`() async {
        await expectInvalid(
            "'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization.",
            Sample.authorization(replacing: ";host;", by: ";"))
        await expectInvalid(
            "'x-amz-target' must be a 'SignedHeader' in the AWS Authorization.",
            Sample.authorization(replacing: ";x-amz-target", by: ""))
        await expectInvalid(
            "'x-amz-date' must be a 'SignedHeader' in the AWS Authorization.",
            Sample.authorization(replacing: ";x-amz-date", by: ""))
        await expectInvalid(
            "'x-amz-meta' must be a 'SignedHeader' in the AWS Authorization.", Sample.with("X-Amz-Meta", "later"))
        await expectIncomplete(
            "'content-type' is named as a SignedHeader, but it does not exist in the HTTP request.",
            Sample.with("Content-Type", nil))
    }

    /// The AWS SDK for JavaScript 2 does not sign it. It has no effect: whatever the type, the body is JSON or refused.
    @Test func `a Content-Type need not be signed`() async throws {
        let type = Sample.unsigned.values(of: "content-type")[0]
        let signed = Sample.signed(Sample.with("Content-Type", nil, in: Sample.unsigned))
        _ = try await answer(Sample.with("Content-Type", type, in: signed))
    }

    @Test func `an Authorization with a long run of combining marks is refused`() async {
        let run = String(repeating: "\u{301}\u{316}", count: 16)
        await expectIncomplete(
            "Authorization header has too many combining marks in a row.",
            Sample.authorization(replacing: "Signature=", by: "Signature=a\(run)"))
    }

    @Test func `a repeated host or target is refused`() async {
        for name in ["host", "x-amz-target"] {
            var twice = Sample.unsigned
            twice.headers.append((name: name, value: "another"))
            await expectIncomplete(
                "Authorization header covers a header '\(name)' that is there twice.", Sample.signed(twice))
        }
    }

    @Test(arguments: [
        ("Credential=", "Credentials=", "holds a part that is not a valid key=value pair."),
        (", Signature=", ", Credential=a, Signature=", "holds 'Credential' twice."),
        ("SignedHeaders=content-type;", "SignedHeaders=, ", "holds a part that is not a valid key=value pair."),
        ("content-type;host;", "host;content-type;", "requires 'SignedHeaders' to be lower-case names in order."),
        ("content-type;host;", "Content-Type;host;", "requires 'SignedHeaders' to be lower-case names in order."),
        ("content-type;host;", "content-type;;host;", "requires 'SignedHeaders' to be lower-case names in order."),
        ("content-type;host;", "content-type;host;host;", "requires 'SignedHeaders' to be lower-case names in order."),
        ("content-type;host;", "content-type;ho st;", "requires 'SignedHeaders' to be lower-case names in order."),
        (", ", ",,", "holds a part that is not a valid key=value pair."),
    ])
    func `a malformed header is refused`(_ part: String, _ other: String, _ message: String) async {
        await expectIncomplete("Authorization header \(message)", Sample.authorization(replacing: part, by: other))
    }

    @Test func `a header with a missing part, a long one, and one of another algorithm are refused`() async {
        await expectIncomplete(
            "Authorization header requires 'Credential' parameter.",
            Sample.with("Authorization", "AWS4-HMAC-SHA256 Signature=a"))
        await expectIncomplete(
            "Authorization header requires 'Signature' parameter.",
            Sample.with("Authorization", "AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=host"))
        await expectIncomplete(
            "Authorization header requires 'SignedHeaders' parameter.",
            Sample.with("Authorization", "AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=, Signature=a"))
        await expectIncomplete(
            "Authorization header is too long.",
            Sample.with("Authorization", "AWS4-HMAC-SHA256 " + String(repeating: "a", count: 1_000_000)))
        await expectIncomplete(
            "Unsupported AWS 'algorithm'. Use AWS4-HMAC-SHA256.",
            Sample.authorization(replacing: "AWS4-HMAC-SHA256", by: "AWS4-ECDSA-P256-SHA256"))
        for credential in ["a", "a/b/c/d", "a/b/c/d/e/f", "/20150830/us-east-1/cognito-idp/aws4_request", "a//c/d/e"] {
            await expectIncomplete(
                "Credential must have exactly 5 slash-delimited elements, e.g. keyid/date/region/service/term.",
                Sample.with(
                    "Authorization", "AWS4-HMAC-SHA256 Credential=\(credential), SignedHeaders=host, Signature=a"))
        }
    }

    @Test func `a caller of another account has no permission`() async throws {
        let otherClient = IAMCaller(
            accessKeyID: "a", accountID: "210987654321", region: Sample.region,
            arn: "arn:aws:iam::210987654321:root", principal: .root)
        let refusal = await #expect(throws: AccessRefusal.self) {
            try await access.requirePermission(of: otherClient, for: ListUserPoolsInput.operation, on: .everything)
        }
        #expect(refusal?.kind == .forbidden)
        try await access.requirePermission(
            of: answer(Sample.signed()), for: ListUserPoolsInput.operation, on: .everything)
    }
}
