import Foundation

@testable import AWSMobileClient
@testable import IdentityPoolsModel
@testable import Kernel
@testable import WireClient
@testable import WireRuntime

/// An identity pool in memory that checks its requests, in front of a user pool's transport.
final class FakeIdentityPool: Sendable {
    static let id = "us-east-1:00000000-1111-2222-3333-444444444444"
    static let userPool = "cognito-idp.us-east-1.amazonaws.com/us-east-1_AbCdEf123"

    struct State: Sendable {
        var allowsGuests = true
        var isOnline = true
        /// The users of the valid tokens of each provider. A user pool's tokens name their user themselves.
        var tokens: [String: [String: String]] = [:]
        /// The identities of the developer's tokens.
        var developerTokens: [String: String] = [:]
        var refusesSessions = false
        var roles: Set<String> = ["arn:aws:iam::1:role/choice"]
        /// The user at each provider, by identity.
        var identities: [String: [String: String]] = [:]
        var made = 0
        /// The requests in order, with the identity they asked with.
        var log: [String] = []
        var secondsOfKeys: Int64 = 3600
        /// The errors of the next requests.
        var faults: [FakeRefusal] = []
    }

    let state = Locked(State())
    let gate = Gate()
    let world: World

    init(_ clock: TestClock) { world = clock.world }

    func change(_ body: (inout State) -> Void) { state.change(body) }
    func count(_ operation: String) -> Int { state.read { $0.log.count { $0.hasPrefix(operation) } } }

    /// Takes the identity pool's requests and gives the others to `pool`.
    func transport(before pool: FakePool) -> Transport { transport(before: pool.transport) }

    /// Takes the identity pool's requests and gives the others to `next`.
    func transport(before next: Transport) -> Transport {
        Transport { request in
            let target = request.headers.first { $0.name == "x-amz-target" }?.value ?? ""
            let parts = target.split(separator: ".").map(String.init)
            guard parts.first == "AWSCognitoIdentityService" else { return try await next.send(request) }
            try await self.gate.pass()
            return try self.state.change { state in
                guard state.isOnline else { throw URLError(.notConnectedToInternet) }
                do {
                    if !state.faults.isEmpty { throw state.faults.removeFirst() }
                    let json = try JSONReader.read(request.body)
                    return ClientResponse(
                        status: 200, body: try state.response(to: parts.last ?? "", json, at: self.world.now()))
                } catch {
                    guard let refusal = error as? FakeRefusal else { throw error }
                    let body = #"{"__type":"\#(refusal.code)","message":"\#(refusal.message)"}"#
                    return ClientResponse(status: 400, body: Array(body.utf8))
                }
            }
        }
    }
}

extension FakeIdentityPool.State {
    mutating func response(to operation: String, _ json: JSON, at now: Instant) throws -> [UInt8] {
        switch operation {
        case "GetId":
            let input = try GetIdInput(wire: json)
            log.append("GetId \(input.logins?.keys.sorted().joined() ?? "guest")")
            guard input.identityPoolId == FakeIdentityPool.id else { throw FakeRefusal.noPool }
            return GetIdOutput(identityId: try identity(try users(input.logins))).jsonBytes
        case "GetCredentialsForIdentity":
            let input = try GetCredentialsForIdentityInput(wire: json)
            log.append("GetCredentialsForIdentity \(input.identityId)")
            return try credentials(input, at: now).jsonBytes
        default: throw FakeRefusal(code: "UnknownOperationException", message: operation)
        }
    }

    /// The user at each provider.
    private func users(_ logins: [String: Secret<String>]?) throws -> [String: String] {
        var users: [String: String] = [:]
        for (provider, token) in logins ?? [:] {
            let known =
                tokens[provider]?[token.exposed] ?? (provider == FakeIdentityPool.userPool ? subject(token) : nil)
            guard let known else { throw FakeRefusal.badToken }
            users[provider] = known
        }
        return users
    }

    private func subject(_ token: Secret<String>) -> String? {
        refusesSessions ? nil : TokenClaims.read(token.exposed)?["sub"]?.string
    }

    private mutating func identity(_ users: [String: String]) throws -> String {
        guard !users.isEmpty else {
            guard allowsGuests else { throw FakeRefusal.noGuests }
            return make([:])
        }
        return owner(of: users) ?? make(users)
    }

    private func owner(of users: [String: String]) -> String? {
        identities.first { _, logins in users.contains { logins[$0.key] == $0.value } }?.key
    }

    private mutating func make(_ users: [String: String]) -> String {
        made += 1
        identities["us-east-1:\(made)"] = users
        return "us-east-1:\(made)"
    }

    private mutating func credentials(
        _ input: GetCredentialsForIdentityInput, at now: Instant
    ) throws -> GetCredentialsForIdentityOutput {
        var id = input.identityId
        guard let logins = identities[id] else {
            throw FakeRefusal(code: "ResourceNotFoundException", message: "Identity '\(id)' not found.")
        }
        if let token = input.logins?[LoginProvider.developer.rawValue]?.exposed {
            guard developerTokens[token] == id else { throw FakeRefusal.badToken }
        } else {
            let users = try users(input.logins)
            if users.isEmpty {
                guard allowsGuests else { throw FakeRefusal.noGuests }
                guard logins.isEmpty else { throw FakeRefusal.mismatch }
            } else if let owner = owner(of: users) {
                guard owner == id || logins.isEmpty else { throw FakeRefusal.mismatch }
                if owner != id { identities[id] = nil }
                id = owner
            } else {
                guard logins.isEmpty else { throw FakeRefusal.mismatch }
                identities[id] = users
            }
        }
        if let role = input.customRoleArn, !roles.contains(role) { throw FakeRefusal.noRole }
        return GetCredentialsForIdentityOutput(credentials: issue(id, input.customRoleArn, now), identityId: id)
    }

    private mutating func issue(_ id: String, _ role: String?, _ now: Instant) -> Credentials {
        made += 1
        return Credentials(
            accessKeyId: "ASIA\(made)", expiration: now.advanced(seconds: secondsOfKeys),
            secretKey: Secret("secret-\(made)"), sessionToken: "\(id) \(role ?? "default")")
    }
}

extension FakeRefusal {
    static let noPool = Self(code: "ResourceNotFoundException", message: "IdentityPool not found.")
    static let noGuests = Self(
        code: "NotAuthorizedException", message: "Unauthenticated access is not supported for this identity pool.")
    static let badToken = Self(code: "NotAuthorizedException", message: "Invalid login token. Token is expired.")
    static let mismatch = Self(code: "NotAuthorizedException", message: "Logins don't match.")
    static let noRole = Self(code: "NotAuthorizedException", message: "Access to the role is forbidden.")
}
