import Access
import Kernel
import Keys
import SignIn
import Wire

extension Doorkeeper {
    /// A doorkeeper who asks `SignIn` about people and `Access` about administrators.
    init(people facilities: Facilities, access: Access) {
        let doorway = Doorway(facilities)
        self.init(
            accessToken: { token, _ in
                let bearer = try await doorway.recognise(token)
                return TokenHolder(
                    pool: bearer.pool, user: bearer.user, client: bearer.client, signIn: bearer.signIn)
            },
            signature: { try await access.signature($0, $1) },
            permission: { try await access.permission($0, $1, $2) })
    }
}

extension PageSeal {
    /// Seals page tokens with the house's own keys, so that every node opens those of every other.
    init(_ sealer: Sealer) {
        self.init(
            seal: { plain, scope in try sealer.seal(plain, for: .pageToken, in: [Hex.encode(scope)]) },
            open: { sealed, scope in try sealer.open(sealed, for: .pageToken, in: [Hex.encode(scope)]) })
    }
}
