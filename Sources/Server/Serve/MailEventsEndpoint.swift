import Cryptography
import Delivery
import Kernel
import Logging
import Messaging
import Wire
import WireRuntime

/// `/mail-events`: receives the bounces and complaints that services for e-mails report. The path exists only if the
/// settings have a token.
struct MailEventsEndpoint: Sendable {
    private let frame: RequestFrame
    private let list: SuppressionList
    private let log: Logger
    /// The token that authenticates callers.
    private let token: Locked<Secret<String>?>

    init(_ configuration: Configuration, list: SuppressionList, frame: RequestFrame, log: Logger) {
        (self.frame, self.list, self.log) = (frame, list, log)
        token = Locked(configuration.gateways.mailEventsToken)
    }

    /// Accepts the token of `configuration` from now on.
    func use(_ configuration: Configuration) { _ = token.exchange(configuration.gateways.mailEventsToken) }

    static let path = "/mail-events"
    /// The most that Amazon SNS posts.
    private static let maxBytes = 262_144

    var routes: [PathRoute] {
        guard token.read({ $0 != nil }) else { return [] }
        return [PathRoute("POST", pattern: Self.path) { request, _ in await respond(to: request) }]
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let isAuthentic = hasToken(request)
        let result = await frame.run(request, as: MailEventsOperation()) { _ in
            guard isAuthentic else { throw ServiceError(.notAuthorized, "The token is missing or wrong.") }
            try await suppressAddresses(in: request.body)
        }
        switch result {
        case .success: return WireResponse(status: 204, headers: [("Cache-Control", "no-store")])
        case .failure(let error):
            let status = MailEventsOperation.status(of: error)
            // SNS sends its name and password only after this challenge.
            let challenge: [WireRequest.Header] =
                status == 401 ? [("WWW-Authenticate", "Basic realm=\"mail events\"")] : []
            return .plain(status, message: error.message, requestID: request.requestID, also: challenge)
        }
    }

    private func suppressAddresses(in body: [UInt8]) async throws {
        guard body.count <= Self.maxBytes, let json = try? JSONReader.read(body), let events = MailEvents(json) else {
            throw ServiceError.invalidParameter("The body is not a bounce or a complaint in a known form.")
        }
        if let page = events.confirmation {
            // The operator opens the address: a server that opened any address of a caller could be misused.
            log.warning("a topic waits for its confirmation", metadata: ["open": "\(page)"])
        }
        try await list.suppress(events.addresses, because: events.cause)
    }

    /// Whether a request has the token: as a bearer token, or as the password of any user name.
    private func hasToken(_ request: WireRequest) -> Bool {
        guard let token = token.read({ $0 }), let header = request.header("authorization"), header.utf8.count <= 1024
        else { return false }
        let parts = header.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
        guard parts.count == 2 else { return false }
        switch parts[0].lowercased() {
        case "bearer": return Self.equals(Array(parts[1].utf8), to: token)
        case "basic":
            let pair = Base64.decode(parts[1]) ?? []
            guard let colon = pair.firstIndex(of: UInt8(ascii: ":")) else { return false }
            return Self.equals(Array(pair[(colon + 1)...]), to: token)
        default: return false
        }
    }

    private static func equals(_ given: [UInt8], to token: Secret<String>) -> Bool {
        ConstantTime.equals(given, Array(token.exposed.utf8))
    }
}

/// A report of bounces or complaints, as records name it.
struct MailEventsOperation: FramedOperation {
    var name: String { "SuppressAddresses" }
    var kind: RequestKind { .command }

    private var model: OperationModel {
        OperationModel(
            name: name, service: .userPools, signed: false, hasOutput: false,
            errors: [.invalidParameter, .notAuthorized])
    }

    func failure(_ error: any Error) -> ServiceError { model.failure(error) }

    func recorded(_ failure: ServiceError) -> ErrorRecord {
        var record = model.recorded(failure)
        record.status = Self.status(of: failure)
        return record
    }

    static func status(of failure: ServiceError) -> Int {
        failure.code == .notAuthorized ? 401 : failure.code.status(in: .userPools)
    }
}
