package import Cryptography
package import Kernel

/// A signing key of a pool, without the key.
package struct SigningKeyState: Sendable {
    package let id: String
    /// Whether it signs ID or access tokens.
    package let use: TokenUse
    package let phase: KeyPhase
    package let createdAt: Instant
    package let signsFrom: Instant
    package let retiredAt: Instant?
}

extension SigningKeyStore {
    /// The keys of a pool, newest first; none before it first needs them.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func states(of pool: UserPoolID) async throws -> [SigningKeyState] {
        let now = world.now()
        let entries = try await entries(of: pool)
        let current = Set([TokenUse.id, .access].compactMap { entries.signing($0, at: now)?.kid })
        return entries.map { entry in
            let isPast = entry.retiredAt.map { $0 <= now } ?? false
            let phase: KeyPhase =
                current.contains(entry.kid) ? .current : isPast ? .retired : .announced
            return SigningKeyState(
                id: entry.kid, use: entry.use, phase: phase, createdAt: entry.createdAt, signsFrom: entry.signsFrom,
                retiredAt: entry.retiredAt)
        }
    }
}
