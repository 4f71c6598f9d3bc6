import Kernel
import WireRuntime

/// A sign-in that an operator's browser has begun. It is kept sealed in a cookie of this browser, so that a request
/// without a session stores nothing, and a code that another browser got is worth nothing here.
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
    /// The page that the operator wanted.
    let back: String
    let beganAt: Instant
}

extension PendingSignIn {
    private static let (stateField, verifierField, backField, beganField) = ("state", "verifier", "back", "began")

    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(
            .object(
                JSONObject([
                    .init(Self.stateField, .string(state)),
                    .init(Self.verifierField, .string(verifier.exposed)),
                    .init(Self.backField, .string(back)),
                    .init(Self.beganField, .integer(beganAt.microseconds)),
                ])))
        return writer.bytes
    }

    /// Nil for anything but what `bytes` gives.
    init?(_ bytes: [UInt8]) {
        guard let fields = (try? JSONReader.read(bytes))?.object, let state = fields[Self.stateField]?.string,
            let verifier = fields[Self.verifierField]?.string, let back = fields[Self.backField]?.string,
            case .integer(let began)? = fields[Self.beganField]
        else { return nil }
        self.init(state: state, verifier: Secret(verifier), back: back, beganAt: Instant(microseconds: began))
    }
}

/// The pages that a browser may be sent to after a sign-in: those of the console, and nothing else.
enum ReturnAddress {
    static let home = "/console"
    private static let maxBytes = 1_500

    /// `given`, if it is a page of the console; else the first page.
    static func checked(_ given: String?) -> String {
        guard let given, given.utf8.count <= maxBytes, given.utf8.starts(with: home.utf8),
            given.utf8.allSatisfy({ $0.isASCIIVisible && $0 != UInt8(ascii: "\\") })
        else { return home }
        let rest = given.utf8.dropFirst(home.utf8.count)
        guard let next = rest.first, "/?".utf8.contains(next) else { return home }
        return given
    }
}
