import Kernel
import WireRuntime

/// How long tokens are valid.
enum TokenLifetime {
    private static let maxSeconds: Int64 = 31_536_000

    /// How long all of `tokens` are valid from their issue, in seconds: the smallest `exp` − `iat`, which does not
    /// depend on a device's clock. Nil if none has the two claims.
    static func seconds(of tokens: [Secret<String>?]) -> Int64? {
        tokens.compactMap { token -> Int64? in
            let claims = TokenClaims.read(token?.exposed)
            guard case .integer(let end)? = claims?["exp"], case .integer(let begin)? = claims?["iat"], end > begin
            else { return nil }
            return min(end - begin, maxSeconds)
        }.min()
    }
}
