import Foundation

@testable import Kernel
@testable import SyncModel
@testable import WireClient
@testable import WireRuntime

/// Cognito Sync in memory, as its model describes it. It checks its requests, and fails on demand.
final class FakeSync: Sendable {
    static let pool = "us-east-1:00000000-1111-2222-3333-444444444444"

    struct State: Sendable {
        var datasets: [String: [String: FakeDataset]] = [:]
        /// The counts that deleted datasets had come to.
        var deleted: [String: [String: Int64]] = [:]
        var sessions: [String: FakeSession] = [:]
        /// The names of the copies of a dataset, by identity.
        var merged: [String: [String: [String]]] = [:]
        /// The identity and token of each device.
        var devices: [String: (identity: String, platform: String, token: String)] = [:]
        var subscriptions: Set<String> = []
        var made = 0
        /// The operations in order, with the dataset.
        var log: [String] = []
        /// The raw paths and queries, in order.
        var addresses: [String] = []
        /// The errors of the next requests.
        var faults: [any Error & Sendable] = []
        /// How many of the next responses get lost after the service has run the operation.
        var lostResponses = 0
        var isOnline = true
        var recordsPerPage = 1000
        /// Changes what an update stores, as a function of the identity pool does.
        var function: (@Sendable ([RecordPatch]) -> [RecordPatch])?
        /// Whether responses leave out removed records.
        var hidesRemovals = false
    }

    let state = Locked(State())
    let clock: TestClock
    /// Runs before each operation, with its name.
    let before = Locked<(@Sendable (String) async throws -> Void)?>(nil)

    init(_ clock: TestClock) { self.clock = clock }

    func change(_ body: (inout State) -> Void) { state.change(body) }

    func count(_ operation: String) -> Int { state.read { $0.log.count { $0.hasPrefix(operation) } } }

    /// The values of a dataset.
    func values(_ dataset: String, of identity: String = TestDevice.identity) -> [String: String] {
        state.read { state in
            (state.datasets[identity]?[dataset]?.records ?? [:]).reduce(into: [:]) { $0[$1.key.text] = $1.value.value }
        }
    }

    var transport: Transport {
        Transport { request in
            let path = request.path.split(separator: "/").map { String($0).removingPercentEncoding ?? "" }
            let operation = Self.operation(request.method, path)
            if let before = self.before.read({ $0 }) { try await before(operation) }
            let response = try self.state.change { state -> ClientResponse in
                guard state.isOnline else { throw URLError(.notConnectedToInternet) }
                state.log.append(operation + (path.count > 5 ? " \(path[5])" : ""))
                state.addresses.append(request.query.isEmpty ? request.path : "\(request.path)?\(request.query)")
                do {
                    try FakeRefusal.check(request)
                    if !state.faults.isEmpty { throw state.faults.removeFirst() }
                    let body = try state.response(to: operation, path, request, at: self.clock.now)
                    return ClientResponse(status: 200, body: body)
                } catch let refusal as FakeRefusal {
                    let body = #"{"message":"\#(refusal.message)"}"#
                    return ClientResponse(
                        status: refusal.status, headers: [("x-amzn-ErrorType", refusal.type)], body: Array(body.utf8))
                }
            }
            let isLost = self.state.change { state in
                guard state.lostResponses > 0 else { return false }
                state.lostResponses -= 1
                return true
            }
            if isLost { throw URLError(.networkConnectionLost) }
            return response
        }
    }

    private static func operation(_ method: String, _ path: [String]) -> String {
        switch (method, path.count) {
        case ("GET", 7) where path[6] == "records": "ListRecords"
        case ("POST", 6): "UpdateRecords"
        case ("DELETE", 6): "DeleteDataset"
        case ("GET", 5): "ListDatasets"
        case ("POST", 5) where path[2] == "identity": "RegisterDevice"
        case ("POST", 8): "SubscribeToDataset"
        case ("DELETE", 8): "UnsubscribeFromDataset"
        default: "\(method) \(path.count)"
        }
    }
}

/// A dataset at the service.
struct FakeDataset: Sendable {
    struct Value: Sendable {
        var value: String?
        var count: Int64
        var author: String
        var changed: Instant
    }

    var count: Int64 = 0
    var records: [ByteKey: Value] = [:]
}

/// A sync session: the right to one update of a dataset.
struct FakeSession: Sendable {
    var identity: String
    var dataset: String
}

/// An error of the service.
struct FakeRefusal: Error, Sendable {
    var type: String
    var message = "why"
    var status = 400

    static let busy = Self(type: "TooManyRequestsException", status: 429)
    static let noDataset = Self(type: "ResourceNotFoundException", message: "Dataset not found.", status: 404)

    /// Requires a signature for Cognito Sync with a session token.
    static func check(_ request: ClientRequest) throws {
        let headers = Dictionary(request.headers.map { ($0.name, $0.value) }) { _, last in last }
        let scope = "/us-east-1/cognito-sync/aws4_request"
        guard headers["authorization"]?.contains(scope) == true, headers["x-amz-security-token"] == "session",
            headers["authorization"]?.contains("x-amz-security-token") == true
        else { throw Self(type: "NotAuthorizedException", message: "Unsigned", status: 403) }
    }
}
