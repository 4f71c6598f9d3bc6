import Kernel
import WireRuntime

/// The period in which a token is valid (RFC 7519, sections 4.1.4 to 4.1.6).
struct TokenTimes: Sendable {
    private let expires: Instant
    private let issued: Instant
    private let begins: Instant?

    /// Reads the times in `claims`.
    ///
    /// - Throws: `CallerRefusal` if one is missing or is not a whole number of seconds.
    init(_ claims: JSONObject) throws(CallerRefusal) {
        guard case .integer(let expires)? = claims["exp"], case .integer(let issued)? = claims["iat"] else {
            throw .invalidToken
        }
        (self.expires, self.issued) = (Instant(seconds: expires), Instant(seconds: issued))
        switch claims["nbf"] {
        case .none: begins = nil
        case .integer(let seconds)?: begins = Instant(seconds: seconds)
        default: throw .invalidToken
        }
    }

    /// Checks the times against a clock that may differ from the issuer's.
    ///
    /// - Throws: `CallerRefusal`.
    func check(at now: Instant, leeway: Int64) throws(CallerRefusal) {
        guard now < expires.advanced(seconds: leeway) else { throw .token(.expired, message: "The token has expired.") }
        let latest = now.advanced(seconds: leeway)
        guard issued <= latest, begins.map({ $0 <= latest }) ?? true else {
            throw .token(.notYetValid, message: "The token is not valid yet.")
        }
    }
}
