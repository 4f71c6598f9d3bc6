package import Cryptography
package import Directory
package import Kernel
import Outbound
package import SRP
import WireRuntime

/// Proves passwords at the services that pools follow.
package struct SourcePasswords: Sendable {
    let sources: PoolSources
    let client: ProviderClient
    let crypto: CryptoPool
    let arithmetic: any ModularArithmetic
    let world: World

    /// - Parameters:
    ///   - client: Sends the requests. What a pool follows is the operator's choice, so it may be a private address.
    ///   - crypto: Computes SRP.
    package init(
        _ sources: PoolSources, client: ProviderClient, crypto: CryptoPool, arithmetic: any ModularArithmetic,
        world: World
    ) {
        (self.sources, self.client, self.crypto) = (sources, client.reachingAll(), crypto)
        (self.arithmetic, self.world) = (arithmetic, world)
    }

    /// How long a verdict may take: less than the caller's own request, so that the caller gets the reason.
    private static let patience = Duration.seconds(8)
    /// How often a throttled request is made.
    private static let maxAttempts = 3
    /// The time that must remain for another attempt.
    private static let minAttemptTime = Duration.seconds(2)

    /// The source's verdict on a password, or on the answer to a challenge that followed it.
    ///
    /// - Returns: Also `wrong` if the pool has stopped following another.
    /// - Throws: `SourceRefusal`, and what the store throws.
    package func verdict(
        on question: SourceQuestion, of user: User, in pool: UserPool
    ) async throws -> SourceVerdict {
        guard let followed = try await sources.find(of: pool.id) else {
            AuditContext.explain("the pool follows no other pool any more")
            return .wrong
        }
        let signIn = SourceSignIn(followed, username: user.username.rawValue)
        let end = ContinuousClock.now + Self.patience
        do {
            switch question {
            case .answer(let answer, let reference):
                return try signIn.verdict(
                    try await call(
                        signIn.reply(answer, to: reference), for: followed, of: pool, until: end, isRepeatable: false))
            case .password(let password):
                return switch followed.source.flow {
                case .password, .adminPassword:
                    try signIn.verdict(
                        try await call(signIn.initiate(with: password), for: followed, of: pool, until: end))
                case .srp, .custom: try await verdict(on: password, by: signIn, for: followed, of: pool, until: end)
                }
            }
        } catch let error as SourceError { return try SourceSignIn.verdict(error, on: question) }
    }

    private func verdict(
        on password: Secret<String>, by signIn: SourceSignIn, for followed: PoolSources.Followed, of pool: UserPool,
        until end: ContinuousClock.Instant
    ) async throws -> SourceVerdict {
        let srp = try await crypto.run { [arithmetic, world] in
            try SRPClient(arithmetic: arithmetic, random: world.bytes)
        }
        let response = try await call(signIn.initiate(with: srp.publicValue), for: followed, of: pool, until: end)
        let challenge = try SourceChallenge(response)
        let time = SRPTimestamp.text(world.now())
        let proof = try await crypto.run {
            try challenge.proof(of: password, in: UserPoolID(rawValue: followed.source.pool), by: srp, at: time)
        }
        return try signIn.verdict(
            try await call(signIn.reply(proof, to: challenge), for: followed, of: pool, until: end))
    }

    /// The output of an operation there. A throttled request is made again, if it does not have to wait for long.
    ///
    /// - Parameter isRepeatable: Whether a request that failed may have been carried out and is made again all the
    ///   same. A code is accepted once.
    /// - Throws: `SourceError` or `SourceRefusal`.
    private func call(
        _ request: SourceSignIn.Request, for followed: PoolSources.Followed, of pool: UserPool,
        until end: ContinuousClock.Instant, isRepeatable: Bool = true
    ) async throws -> JSONObject {
        let api = followed.api
        for attempt in 1... {
            let call = api.request(request.operation, input: request.input, at: world.now())
            do {
                return try SourceAPI.output(of: try await response(to: call, of: pool, until: end))
            } catch let error as SourceError where error.isThrottled || error.isTransient && isRepeatable {
                let pause = error.retryAfter.map { Duration.seconds($0) } ?? .milliseconds(150 * attempt)
                guard attempt < Self.maxAttempts, .now + pause + Self.minAttemptTime <= end else { throw error }
                try await Task.sleep(for: pause)
            }
        }
        throw SourceRefusal.unreachable
    }

    private func response(
        to call: HTTPCall, of pool: UserPool, until end: ContinuousClock.Instant
    ) async throws -> HTTPCallResponse {
        let source = ProviderSource("the followed pool", of: pool.id.rawValue)
        do {
            return try await client.limited(to: end - .now).response(to: call, from: source)
        } catch { throw SourceRefusal.unreachable }
    }
}

extension PoolSources.Followed {
    /// The API, with the key if the flow needs one.
    fileprivate var api: SourceAPI {
        let key = source.accessKeyID.flatMap { id in secrets.accessKey.map { SourceAPI.Key(id: id, secret: $0) } }
        return SourceAPI(source.endpoint, region: source.region, key: key)
    }
}
