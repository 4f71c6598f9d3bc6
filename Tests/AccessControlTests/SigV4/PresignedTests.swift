import AccessControl
import Cryptography
import IAMModel
import Kernel
import SecurityTokensModel
import SigV4
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// Signatures in the query of a URL: only for GetCallerIdentity, and only with all that they need.
struct PresignedTests {
    private let access: SignatureAuthentication

    init() async throws {
        let world = World(now: { Sample.now }, bytes: { Array(repeating: 7, count: $0) })
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let keys = AccessKeys(
            database: try await Engine.sqliteFile.freshDatabase(), sealer: sealer, world: world,
            root: try RootKey(id: Sample.key, secret: Sample.secret))
        access = SignatureAuthentication(keys: keys, world: world, region: Sample.region, accountID: "123456789012")
    }

    private static let host: WireRequest.Header = ("Host", "127.0.0.1:9229")

    /// A presigned request. Each parameter replaces the usual one, or removes it if it is empty.
    private func presigned(
        _ changes: [String: String] = [:], at time: Instant = Sample.now, region: String = Sample.region,
        service: String = "sts", key: String = Sample.key, headers: [WireRequest.Header] = [host],
        signed: [String] = ["host"],
        adding: String = ""
    ) -> WireRequest {
        let date = SignatureTime.text(time)
        let scope = CredentialScope(date: String(date.prefix(8)), region: region, service: service)
        var fields = [
            "Action": "GetCallerIdentity", "Version": "2011-06-15", "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
            "X-Amz-Credential": "\(key)/\(scope.text)", "X-Amz-Date": date, "X-Amz-Expires": "900",
            "X-Amz-SignedHeaders": signed.joined(separator: ";"),
        ]
        fields.merge(changes) { $1 }
        let query =
            QueryText.join(fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { ($0, $1) }) + adding
        let request = SignableRequest(method: "GET", path: "/", query: query, headers: headers, body: [])
        let signature = SignatureFormula.signature(
            of: CanonicalRequest(request, signed: signed), at: date, in: scope, secret: Sample.secret)
        return WireRequest(method: "GET", query: "\(query)&X-Amz-Signature=\(signature)", headers: headers)
    }

    private func code(
        _ request: WireRequest, _ operation: OperationModel = GetCallerIdentityInput.operation
    ) async throws -> ErrorCode? {
        do {
            _ = try await access.signer(of: request, for: operation)
            return nil
        } catch let error as ServiceError { return error.code }
    }

    @Test func `a presigned URL identifies its access key`() async throws {
        let caller = try await access.signer(of: presigned(), for: GetCallerIdentityInput.operation)
        #expect(caller.accessKeyID == Sample.key && caller.uniqueID == "123456789012")
        #expect(try await code(presigned(adding: "&a=b%20c+d&a=&%41=1")) == nil)
    }

    // SIG-06
    @Test(arguments: ["0", "-1", "604801", "99999999999999999999", "1.5", "+5", "x", ""])
    func `a lifetime out of range is refused`(_ seconds: String) async throws {
        #expect(try await code(presigned(["X-Amz-Expires": seconds])) == .incompleteSignature)
    }

    // SIG-02 SIG-06
    @Test(
        arguments: [
            ("60", -60, nil), ("60", -61, .invalidSignature), ("1", -1, nil), ("1", -2, .invalidSignature),
            ("604800", -900, nil), ("604800", -901, .invalidSignature), ("900", 300, nil),
            ("900", 301, .invalidSignature),
        ] as [(String, Int64, ErrorCode?)])
    func `a URL is valid for its lifetime, and for 15 minutes at most`(
        _ seconds: String, _ age: Int64, _ expected: ErrorCode?
    ) async throws {
        let request = presigned(["X-Amz-Expires": seconds], at: Sample.now.advanced(seconds: age))
        #expect(try await code(request) == expected)
    }

    @Test func `the message for an expired URL names its lifetime`() async {
        let request = presigned(["X-Amz-Expires": "90"], at: Sample.now.advanced(seconds: -100))
        let error = await #expect(throws: ServiceError.self) {
            try await access.signer(of: request, for: GetCallerIdentityInput.operation)
        }
        #expect(
            error?.message
                == "Signature expired: 20150830T123420Z is now earlier than 20150830T123430Z "
                + "(20150830T123600Z - 90 sec.)"
        )
    }

    // SIG-06
    @Test func `a query that was changed after it was signed is refused`() async throws {
        let request = presigned(adding: "&a=b%20c&d=")
        let changes = [
            ("a=b%20c", "a=b+c"), ("a=b%20c", "a=b"), ("&d=", ""), ("&d=", "&d=&d="), ("&d=", "&D="),
            ("Version=2011-06-15", "Version=2011-06-16"), ("X-Amz-Expires=900", "X-Amz-Expires=901"),
        ]
        for (part, other) in changes {
            var changed = request
            changed.query = request.query.split(separator: part).joined(separator: other)
            #expect(try await code(changed) == .invalidSignature, "\(other)")
        }
        // The order and the spelling of an escape have no effect on the canonical form.
        var same = request
        same.query =
            "d&" + request.query.split(separator: "&d=").joined().split(separator: "%20").joined(separator: "%2" + "0")
        #expect(try await code(same) == nil)
    }

    // SIG-05
    @Test func `two credentials, or a parameter in two spellings, are refused`() async throws {
        var both = presigned()
        both.headers.append(("Authorization", Sample.signed().header("authorization") ?? ""))
        #expect(try await code(both) == .incompleteSignature)
        for name in ["X-Amz-Credential", "x-amz-expires", "X-AMZ-DATE", "X-Amz%2DSignature", "x-amz-signedheaders"] {
            for adding in ["&\(name)=1", "&\(name)"] {
                #expect(try await code(presigned(adding: adding)) == .incompleteSignature, "\(adding)")
            }
        }
    }

    @Test(arguments: ["X-Amz-Algorithm", "X-Amz-Credential", "X-Amz-Date", "X-Amz-Expires", "X-Amz-SignedHeaders"])
    func `a missing or malformed parameter is refused`(_ name: String) async throws {
        for value in ["", "x", "é", "\u{0}", String(repeating: "a", count: 9000)] {
            let found = try await code(presigned([name: value]))
            #expect(
                found == .incompleteSignature || found == .invalidSignature,
                "\(value.prefix(9)): \(String(describing: found))")
        }
        #expect(try await code(presigned([name: ""])) == .incompleteSignature)
    }

    @Test func `the host and all x-amz headers must be signed, and signed headers must be there`() async throws {
        #expect(try await code(presigned(signed: ["x-id"])) == .invalidSignature)
        #expect(try await code(presigned(signed: ["host", "x-id"])) == .incompleteSignature)
        #expect(try await code(presigned(headers: [Self.host, ("X-Id", "1")], signed: ["host", "x-id"])) == nil)
        #expect(try await code(presigned(headers: [Self.host, ("X-Amz-Meta", "1")])) == .invalidSignature)
        #expect(try await code(presigned(headers: [Self.host, Self.host])) == .incompleteSignature)
        let hashed: [WireRequest.Header] = [Self.host, ("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD")]
        #expect(
            try await code(presigned(headers: hashed, signed: ["host", "x-amz-content-sha256"])) == .invalidSignature)
    }

    // SIG-04
    @Test func `a body that was not signed is refused`() async throws {
        var request = presigned()
        request.body = [1]
        #expect(try await code(request) == .invalidSignature)
    }

    // SIG-09
    @Test func `an unknown key, or a session token, gets the one error`() async throws {
        #expect(try await code(presigned(key: "AKIAUNKNOWN")) == .unrecognizedClient)
        #expect(try await code(presigned(["X-Amz-Security-Token": "t"])) == .unrecognizedClient)
    }

    @Test func `no other operation accepts a signature in the query`() async throws {
        let others = [
            GetAccessKeyInfoInput.operation, AssumeRoleInput.operation, IAMGetUserInput.operation,
            ListUserPoolsInput.operation,
        ]
        for operation in others {
            let request = presigned(service: operation.service.signingName)
            #expect(try await code(request, operation) == .incompleteSignature)
        }
    }

    @Test func `us-east-1 signs for IAM and STS, and for no other service`() async throws {
        let world = World(now: { Sample.now }, bytes: { Array(repeating: 7, count: $0) })
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let keys = AccessKeys(
            database: try await Engine.sqliteFile.freshDatabase(), sealer: sealer, world: world,
            root: try RootKey(id: Sample.key, secret: Sample.secret))
        let access = SignatureAuthentication(keys: keys, world: world, region: "eu-west-1", accountID: "123456789012")
        let operations = [
            (GetCallerIdentityInput.operation, true), (IAMGetUserInput.operation, true),
            (ListUserPoolsInput.operation, false),
        ]
        for (operation, isGlobal) in operations {
            for (region, isServed) in [("eu-west-1", true), ("us-east-1", isGlobal), ("us-east-2", false)] {
                let request = Sample.signed(region: region, service: operation.service.signingName)
                let caller = try? await access.signer(of: request, for: operation)
                #expect(caller?.region == (isServed ? region : nil), "\(operation.name) in \(region)")
            }
        }
    }
}
