import Foundation
import Kernel
import WireClient
import WireModel

/// A user pool that is nothing but a `Transport`: it keeps people in memory and can be made to fail.
final class FakePool: Sendable {
    /// How it answers somebody who wants new tokens.
    enum Refresh: Sendable { case gives, refuses, fails(code: String) }

    /// What can happen to a request that set off.
    enum Fault: Sendable { case error(URLError.Code), status(Int) }

    struct Person: Sendable {
        var password: String
        var isConfirmed = true
        var needsNewPassword = false
        var attributes: [String: String] = [:]
        var sub: String { attributes["sub"] ?? "sub-of-nobody" }
    }

    struct Book: Sendable {
        var people: [String: Person] = [:]
        var isOnline = true
        var refresh = Refresh.gives
        var rotates = false
        /// Whether refresh tokens are taken by the operation of their own alone, as where they are replaced.
        var wantsExchange = false
        /// What the next requests meet on the way back.
        var faults: [Fault] = []
        var refusesAccess = false
        var issued = 0
        var sessions: [String: String] = [:]
        var log: [String] = []
        var requests: [ClientRequest] = []
        var expiresIn = 3600
        /// Whose refresh tokens are good.
        var refreshTokens: [String: String] = [:]
        var verifiers = FakeVerifiers()
    }

    let book = Locked(Book())
    let gate = Gate()

    init(_ people: [String: Person] = [:]) {
        book.change { book in
            for (name, person) in people {
                book.people[name] = person
                book.people[name]?.attributes["sub"] = "sub-of-\(name)"
            }
        }
    }

    /// With jane, whose password is `Abc@123!`.
    static func withJane(needsNewPassword: Bool = false) -> FakePool {
        FakePool(["jane": Person(password: "Abc@123!", needsNewPassword: needsNewPassword)])
    }

    func count(_ operation: String) -> Int { book.read { $0.log.count { $0 == operation } } }
    func change(_ body: (inout Book) -> Void) { book.change(body) }

    var transport: Transport {
        Transport { request in
            try await self.gate.pass()
            let target = request.headers.first { $0.name == "x-amz-target" }?.value ?? ""
            let operation = String(target.split(separator: ".").last ?? "")
            return try self.book.change { book in
                guard book.isOnline else { throw URLError(.notConnectedToInternet) }
                book.log.append(operation)
                book.requests.append(request)
                switch book.faults.isEmpty ? nil : book.faults.removeFirst() {
                case .error(let code): throw URLError(code)
                case .status(let status): return ClientResponse(status: status, body: Array("<html>".utf8))
                case nil: break
                }
                do { return ClientResponse(status: 200, body: try book.answer(operation, request.body)) } catch {
                    guard let refusal = error as? FakeRefusal else { throw error }
                    let body = JSONObject([
                        .init("__type", .string(refusal.code)), .init("message", .string(refusal.message)),
                    ])
                    var json = JSONWriter()
                    json.write(.object(body))
                    return ClientResponse(status: 400, body: json.bytes)
                }
            }
        }
    }
}

struct FakeRefusal: Error {
    var code: String
    var message: String

    static let wrong = Self(code: "NotAuthorizedException", message: "Incorrect username or password.")
    static let revoked = Self(code: "NotAuthorizedException", message: "Refresh Token has been revoked")
}

/// Lets requests through, or holds them until it is opened; and lets each go round a few times, so that others
/// overtake.
final class Gate: Sendable {
    private let turns = Locked<[Int]>([])
    private let closed = Locked(false)

    func close() { closed.change { $0 = true } }
    func open() { closed.change { $0 = false } }
    /// How often the next requests step back for others.
    func shuffle(_ numbers: [Int]) { turns.change { $0 += numbers } }

    func pass() async throws {
        let rounds = turns.change { $0.popLast() ?? 0 }
        for _ in 0..<rounds { await Task.yield() }
        while closed.read({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
        try Task.checkCancellation()
    }
}
