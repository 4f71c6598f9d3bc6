import Kernel
import Synchronization
import UserPoolsModel
import WireRuntime

@testable import Wire

/// Records the steps of the frame, in order.
actor Journal {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
}

/// A refusal of any kind, which no API words.
struct TestRefusal: Refusal {
    var kind: RefusalKind
    var message: String

    init(_ kind: RefusalKind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

/// A refusal that an API words.
struct TestCodedRefusal: CodedRefusal {
    var codes: [ErrorCode]
    let kind = RefusalKind.conflict
    let message = "m"
}

/// Records request reports.
final class RequestRecords: Sendable {
    private let kept = Mutex<[RequestRecord]>([])

    var all: [RequestRecord] { kept.withLock { $0 } }
    func keep(_ record: RequestRecord) { kept.withLock { $0.append(record) } }
}

/// An operation table whose credential checks accept one token and one signature, with a journal.
struct WireFixture {
    static let holder = AccessTokenIdentity(
        pool: UserPoolID(rawValue: "eu-west-1_abc"), user: UserID(rawValue: "ann"),
        client: ClientID(rawValue: "c"), session: SessionID(rawValue: "s"))
    static let administrator = IAMCaller(
        accessKeyID: "AKIA", accountID: "123456789012", region: "eu-west-1", arn: "arn:aws:iam::1:root",
        principal: .root)

    let journal = Journal()
    let records = RequestRecords()
    var catalogue = Catalogue.userPools
    var operations: [any Operation] = []

    var authentication: CallerAuthentication {
        let journal = journal
        return CallerAuthentication(
            accessToken: { token, operation in
                await journal.note("token for \(operation.name)")
                guard token.exposed == "good" else { throw TestRefusal(.unauthenticated, "Invalid Access Token") }
                return Self.holder
            },
            signature: { request, operation in
                await journal.note("signature for \(operation.name)")
                guard request.header("authorization") == "signed" else {
                    throw ServiceError(.invalidSignature, "The signature does not match")
                }
                return Self.administrator
            },
            permission: { _, operation, resource in
                await journal.note("permission for \(operation.name) on \(resource)")
                guard resource != .userPool(UserPoolID(rawValue: "eu-west-1_closed")) else {
                    throw TestRefusal(.forbidden, "Not yours")
                }
            },
            action: { _, action, resource in await journal.note("\(action) on \(resource)") })
    }

    var frame: RequestFrame {
        let records = records
        return RequestFrame { records.keep($0) }
    }

    var table: OperationTable {
        let seal = PageSeal(key: Secret(Array(repeating: 7, count: 32)))
        return OperationTable(
            catalogue, operations: operations, authentication: authentication, pages: seal, frame: frame)
    }

    func call(
        _ name: String, _ body: String = "{}", signed: Bool = false, headers: [WireRequest.Header] = []
    ) async -> WireResponse {
        let prefix = catalogue.service.targetPrefix ?? ""
        let authorization: [WireRequest.Header] = signed ? [("Authorization", "signed")] : []
        return await table.respond(
            to: WireRequest(
                headers: [("X-Amz-Target", "\(prefix).\(name)"), ("Content-Type", "application/x-amz-json-1.1")]
                    + authorization + headers,
                body: Array(body.utf8), remoteAddress: "192.0.2.1", requestID: "r-1"))
    }
}

extension WireResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
    var json: JSONObject? { (try? JSONReader.read(body))?.object }
    var type: String? { json?["__type"]?.string }
    var message: String? { json?["message"]?.string }
}
