import Kernel
import Wire

/// The forms that gateways use to describe a request.
enum GatewayForm: CaseIterable {
    /// nginx's `auth_request`, with the headers that its configuration sets.
    case originalHeaders
    /// Traefik's ForwardAuth.
    case forwardedHeaders
    /// Envoy's `ext_authz`: the request itself, below a prefix of its path.
    case prefix

    static let path = "/verify"

    /// The headers that only this form has.
    private var ownHeaders: Set<String> {
        switch self {
        case .originalHeaders:
            [
                "x-original-method", "x-original-uri", "x-original-host", "x-original-content-length",
                "x-original-transfer-encoding",
            ]
        case .forwardedHeaders: ["x-forwarded-method", "x-forwarded-uri"]
        case .prefix: []
        }
    }

    /// The form of a request. A client's own headers cannot choose it: they would add a second form, which is refused.
    static func of(_ request: WireRequest) throws(VerifyRefusal) -> GatewayForm {
        let names = Set(request.headers.map { $0.name.lowercased() })
        let found = allCases.filter { form in
            form == .prefix
                ? !request.path.utf8.elementsEqual(path.utf8) : !names.isDisjoint(with: form.ownHeaders)
        }
        guard let form = found.first else { throw .malformed("The gateway does not say what the request is.") }
        guard found.count == 1 else { throw .malformed("The request is described in two forms.") }
        return form
    }

    /// Whether a header is the gateway's, and not the client's.
    func owns(_ name: String) -> Bool { name == "host" || ownHeaders.contains(name) }
}
