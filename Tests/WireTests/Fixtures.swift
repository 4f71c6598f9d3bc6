import Kernel
import Synchronization
import WireModel

@testable import Wire

/// Records the steps of the frame, in order.
actor Journal {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
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
    static let administrator = Administrator(accessKeyID: "AKIA", accountID: "123456789012", arn: "arn:aws:iam::1:root")

    let journal = Journal()
    let records = RequestRecords()
    var service = ServiceName.userPools
    var operations: [any Operation] = []
    var throttled = false

    var authentication: CallerAuthentication {
        let journal = journal
        return CallerAuthentication(
            accessToken: { token, operation in
                await journal.note("token for \(operation.name)")
                guard token.exposed == "good" else { throw Refusal.accessTokenInvalid }
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
                guard resource != .userPool("eu-west-1_closed") else { throw Refusal(.forbidden, "Not yours") }
            })
    }

    var table: OperationTable {
        let (journal, records, throttled) = (journal, records, throttled)
        let hooks = Hooks(
            throttle: { operation, _ in
                await journal.note("throttle \(operation.name)")
                if throttled { throw Refusal(.tooManyRequests, "Too many requests") }
            }, finished: { records.keep($0) })
        let seal = PageSeal(key: Secret(Array(repeating: 7, count: 32)))
        return OperationTable(service, operations, authentication: authentication, pages: seal, hooks: hooks)
    }

    func call(
        _ name: String, _ body: String = "{}", signed: Bool = false, headers: [WireRequest.Header] = []
    ) async -> WireResponse {
        let prefix = service.targetPrefix ?? ""
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
