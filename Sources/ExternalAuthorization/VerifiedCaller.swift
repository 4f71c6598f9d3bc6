import Kernel
import Tokens
import Wire

/// The caller of a request that passes, in the form for the service.
struct VerifiedCaller: Sendable {
    var principal: String
    var account = ""
    var identity = ""
    var client = ""
    var scopes = ""

    /// The condition key with the id of an identity.
    private static let identityKey = "cognito-identity.amazonaws.com:sub"

    init(_ caller: IAMCaller) {
        principal = caller.arn
        account = caller.accountID
        identity = caller.session?.federationKeys[Self.identityKey]?.first ?? ""
    }

    init(_ bearer: BearerIdentity) {
        principal = bearer.subject
        client = bearer.client.rawValue
        scopes = bearer.scopes.joined(separator: " ")
    }

    /// The headers. All of them are always present, so that a gateway which only replaces headers passes none of the
    /// client's.
    ///
    /// - Throws: `VerifyRefusal` if a value cannot be put into a header.
    func headers() throws(VerifyRefusal) -> [WireRequest.Header] {
        let headers: [WireRequest.Header] = [
            ("X-Martlet-Principal", principal), ("X-Martlet-Account", account), ("X-Martlet-Identity", identity),
            ("X-Martlet-Client", client), ("X-Martlet-Scopes", scopes),
        ]
        guard headers.allSatisfy({ $0.value.utf8.allSatisfy(\.isASCIIPrintable) }) else {
            throw .forbidden("The caller's name cannot be sent in a header.")
        }
        return headers
    }
}
