import Cryptography
import Directory
import Kernel
import Triggers
import WireRuntime

/// The credential for requests to a platform. It is valid for some time.
struct PlatformToken: Sendable, Equatable {
    var text: Secret<String>
    var madeAt: Instant
    /// When another one is made.
    var renewsAt: Instant
    /// Until when it is kept even if the platform refuses it, because the platform limits how often a new one is made.
    var lastsUntil: Instant

    /// The lifetime of a token whose response does not state it, in seconds.
    private static let assumedLifetime: Int64 = .hours(1)

    /// Reads the response to a request for an access token (RFC 6749, section 5.1).
    ///
    /// - Throws: `TriggerError.unreachable` if the response has no token.
    init(_ members: JSONObject?, status: Int, at now: Instant) throws(TriggerError) {
        guard status == 200, let token = members?["access_token"]?.string, !token.isEmpty,
            token.utf8.allSatisfy(\.isASCIIVisible)
        else {
            let word = PlatformResponse.plainWord(members?["error"]?.string) ?? "the status \(status)"
            throw .unreachable("the platform gives no access token: \(word)")
        }
        var seconds = Self.assumedLifetime
        if case .integer(let number)? = members?["expires_in"] { seconds = min(max(number, 0), .days(1)) }
        (text, madeAt, lastsUntil) = (Secret(token), now, now)
        // Renewed early, so that no token is refused for its age.
        renewsAt = now.advanced(seconds: max(seconds - .minutes(5), seconds / 2))
    }

    init(text: Secret<String>, madeAt: Instant, renewsAt: Instant, lastsUntil: Instant) {
        (self.text, self.madeAt, self.renewsAt, self.lastsUntil) = (text, madeAt, renewsAt, lastsUntil)
    }
}

/// The tokens of platform applications, kept in memory because the platforms limit how often new ones are made.
final class PlatformTokens: Sendable {
    private struct Kept: Sendable {
        var settings: TargetSettings
        var secret: Secret<String>?
        var token: PlatformToken
    }

    private let world: World
    private let kept = Locked<[FunctionARN: Kept]>([:])
    private let flights = SingleFlight<FunctionARN, PlatformToken>()
    /// The most applications whose tokens are kept: as many as the store may have targets.
    private static let maxKept = 1000

    init(_ world: World) { self.world = world }

    /// The token for a target. `make` creates one if there is none, or the target has changed.
    ///
    /// - Throws: `TriggerError`.
    func token(
        for target: TriggerTarget, make: @escaping @Sendable () async throws -> PlatformToken
    ) async throws(TriggerError) -> PlatformToken {
        if let token = current(for: target) { return token }
        do {
            return try await flights.run(target.function) { [self] in
                // Another request may have created one in the meantime.
                if let token = current(for: target) { return token }
                let token = try await make()
                kept.change { kept in
                    if kept.count >= Self.maxKept { kept.removeAll() }
                    kept[target.function] = Kept(settings: target.settings, secret: target.secret, token: token)
                }
                return token
            }
        } catch let error as TriggerError { throw error } catch {
            throw .unreachable("a token for the platform cannot be made")
        }
    }

    private func current(for target: TriggerTarget) -> PlatformToken? {
        let known = kept.read { $0[target.function] }
        guard let known, known.settings == target.settings, known.secret == target.secret,
            world.now() < known.token.renewsAt
        else { return nil }
        return known.token
    }

    /// Forgets a token that the platform refuses, unless it must last longer.
    func drop(_ token: PlatformToken, of application: FunctionARN) {
        let now = world.now()
        kept.change { kept in
            guard kept[application]?.token == token, token.lastsUntil <= now else { return }
            kept[application] = nil
        }
    }
}
