import Kernel
import WireRuntime

/// A sign-in that an operator's browser has begun. It is sealed in a cookie of this browser, so that a request without
/// a session stores nothing, and a code that another browser got is refused.
struct PendingSignIn: Sendable {
    /// For how many seconds the browser may come back.
    static let lifetime: Int64 = .minutes(10)
    /// Cookies that are longer are not opened.
    static let maxBytes = 4_000
    /// What the seal is bound to.
    static let place = "sign-in"

    let state: String
    /// The verifier of the PKCE challenge.
    let verifier: Secret<String>
    /// The address of the page that the operator wanted.
    let page: String
    let beganAt: Instant
}

extension PendingSignIn {
    private static let (stateField, verifierField, pageField, beganField) = ("state", "verifier", "back", "began")

    /// What the cookie seals.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(
            .object(
                JSONObject([
                    .init(Self.stateField, .string(state)),
                    .init(Self.verifierField, .string(verifier.exposed)),
                    .init(Self.pageField, .string(page)),
                    .init(Self.beganField, .integer(beganAt.microseconds)),
                ])))
        return writer.bytes
    }

    /// The sign-in that `bytes` has written; nil for other bytes.
    init?(_ bytes: [UInt8]) {
        guard let fields = (try? JSONReader.read(bytes))?.object, let state = fields[Self.stateField]?.string,
            let verifier = fields[Self.verifierField]?.string, let page = fields[Self.pageField]?.string,
            case .integer(let began)? = fields[Self.beganField]
        else { return nil }
        self.init(state: state, verifier: Secret(verifier), page: page, beganAt: Instant(microseconds: began))
    }
}
