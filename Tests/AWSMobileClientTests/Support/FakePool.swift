import Foundation

@testable import Kernel
@testable import WireClient
@testable import WireRuntime

/// A user pool in memory, as a `Transport`, with errors on demand.
final class FakePool: Sendable {
    /// How it responds to a refresh.
    enum Refresh: Sendable { case gives, refuses, fails(code: String) }

    /// What happens to a request.
    enum Fault: Sendable { case error(URLError.Code), status(Int) }

    /// A user of the pool.
    struct User: Sendable {
        var password: String
        var isConfirmed = true
        var needsNewPassword = false
        var attributes: [String: String] = [:]
        /// The second factors, by their names on the wire.
        var factors: [String] = []
        var preferredFactor: String?
        /// The factors that a sign-in can begin with, by their names on the wire.
        var firstFactors = ["PASSWORD", "PASSWORD_SRP"]
        /// The second factors of which the user must set one up.
        var mustSetUp: [String] = []
        /// The right answers to the custom challenges, in order.
        var customAnswers: [String] = []
        /// The attributes that must come with a new password.
        var requiredAttributes: [String] = []
        /// Another name to sign in with.
        var alias: String?
        var sub: String { attributes["sub"] ?? "" }
    }

    /// The users and their sessions, and how the pool behaves.
    struct State: Sendable {
        var users: [String: User] = [:]
        var isOnline = true
        var refresh = Refresh.gives
        var rotates = false
        /// Whether only `GetTokensFromRefreshToken` takes refresh tokens, as with rotation.
        var wantsExchange = false
        /// The faults of the next requests.
        var faults: [Fault] = []
        /// The faults of the next requests for an operation.
        var faultsOf: [String: [Fault]] = [:]
        /// The number of requests that get a response before one meets no network; nil for all.
        var responsesBeforeFault: Int?
        var refusesAccess = false
        /// The next calls of signed-in users that find their access token expired.
        var expiredCalls = 0
        /// The time in the header `date` of responses; nil for none.
        var date: (@Sendable () -> Instant)?
        /// The seconds for which access tokens and id tokens are valid by their claims; nil for tokens without.
        var lifetimes: (access: Int64, id: Int64)?
        var issued = 0
        var sessions: [String: FakeAuthSession] = [:]
        /// Whether it tracks devices. A remembered one replaces the second factor.
        var tracksDevices = false
        var devices: [String: FakeDevice] = [:]
        /// Whether it asks for the proof of the device again and again.
        var asksForDeviceAgain = false
        /// Whether a custom sign-in asks for the password first.
        var customAsksForPassword = false
        /// The devices of the valid refresh tokens.
        var refreshDevices: [String: String] = [:]
        var log: [String] = []
        var requests: [ClientRequest] = []
        var expiresIn = 3600
        /// The users of the valid refresh tokens.
        var refreshTokens: [String: String] = [:]
        var verifiers = FakeVerifiers()
    }

    let state = Locked(State())
    let gate = Gate()

    init(_ users: [String: User] = [:]) {
        state.change { state in
            for (name, user) in users {
                state.users[name] = user
                state.users[name]?.attributes["sub"] = "sub-of-\(name)"
            }
        }
    }

    /// A pool with the user jane, whose password is `Abc@123!`.
    static func withJane(needsNewPassword: Bool = false) -> FakePool {
        FakePool(["jane": User(password: "Abc@123!", needsNewPassword: needsNewPassword)])
    }

    /// The number of requests for an operation.
    func count(_ operation: String) -> Int { state.read { $0.log.count { $0 == operation } } }
    func change(_ body: (inout State) -> Void) { state.change(body) }

    /// Takes the pool's requests.
    var transport: Transport {
        Transport { request in
            try await self.gate.pass()
            let target = request.headers.first { $0.name == "x-amz-target" }?.value ?? ""
            let operation = String(target.split(separator: ".").last ?? "")
            return try self.state.change { state in
                guard state.isOnline else { throw URLError(.notConnectedToInternet) }
                state.log.append(operation)
                state.requests.append(request)
                switch state.nextFault(of: operation) {
                case .error(let code): throw URLError(code)
                case .status(let status): return ClientResponse(status: status, body: Array("<html>".utf8))
                case nil: break
                }
                let date = state.date.map { CivilTime($0()).internetDate(zone: "GMT") }
                let headers = date.map { [(name: "Date", value: $0)] } ?? []
                do {
                    return ClientResponse(
                        status: 200, headers: headers, body: try state.response(to: operation, request.body))
                } catch {
                    guard let refusal = error as? FakeRefusal else { throw error }
                    let body = JSONObject([
                        .init("__type", .string(refusal.code)), .init("message", .string(refusal.message)),
                    ])
                    var json = JSONWriter()
                    json.write(.object(body))
                    return ClientResponse(status: 400, headers: headers, body: json.bytes)
                }
            }
        }
    }
}

/// An error response of a fake service.
struct FakeRefusal: Error {
    var code: String
    var message: String

    static let wrong = Self(code: "NotAuthorizedException", message: "Incorrect username or password.")
    static let revoked = Self(code: "NotAuthorizedException", message: "Refresh Token has been revoked")
}

/// Delays requests: all of them while it is closed, or each for a number of yields, so that others overtake it.
final class Gate: Sendable {
    private let yields = Locked<[Int]>([])
    private let closed = Locked(false)

    func close() { closed.change { $0 = true } }
    func open() { closed.change { $0 = false } }
    /// Sets the numbers of yields of the next requests.
    func shuffle(_ numbers: [Int]) { yields.change { $0 += numbers } }

    /// Returns when the request may continue.
    func pass() async throws {
        let rounds = yields.change { $0.popLast() ?? 0 }
        for _ in 0..<rounds { await Task.yield() }
        while closed.read({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
        try Task.checkCancellation()
    }
}

extension FakePool.State {
    /// The fault of this request; nil if it gets a response.
    fileprivate mutating func nextFault(of operation: String) -> FakePool.Fault? {
        if let left = responsesBeforeFault {
            responsesBeforeFault = left > 0 ? left - 1 : nil
            if left == 0 { return .error(.timedOut) }
        }
        if faultsOf[operation]?.isEmpty == false { return faultsOf[operation]?.removeFirst() }
        return faults.isEmpty ? nil : faults.removeFirst()
    }
}
