import Directory
import ExternalAuthorization
import Kernel
import Wire
import WireRuntime

/// The services of the operator's own in the configuration file, below `verify`, that gateways ask about.
///
/// `{"trusted-proxies": ["127.0.0.1"], "services": [{"host": "files.example.com", "service": "a", "rules": […]}]}`
struct VerifyConfiguration: Sendable {
    /// The services; none if gateways get no responses.
    var hosts: [GatewayHost] = []
    /// The gateways whose statements about clients are trusted.
    var proxies = TrustedProxies()

    /// The name of the member.
    static let member = "verify"

    /// No services.
    init() {}

    /// Reads the value of the member, which may be missing.
    ///
    /// - Throws: `ConfigurationError`.
    init?(_ value: Any?, path: String) throws(ConfigurationError) {
        guard let value else { return nil }
        let members = try DocumentMembers(
            value, known: ["trusted-proxies", "services"], at: "\(Self.member) in \(path)")
        guard let proxies = TrustedProxies(try members.texts("trusted-proxies")) else {
            throw members.error("trusted-proxies", reason: "has a text that is not an IP address or range of addresses")
        }
        self.proxies = proxies
        for (index, service) in try members.list("services").enumerated() {
            let host = try GatewayHost(service, at: "service \(index + 1) of \(members.origin)")
            guard !hosts.contains(where: { $0.name == host.name }) else {
                throw members.error("services", reason: "names the host \(host.name) twice")
            }
            hosts.append(host)
        }
    }
}

extension GatewayHost {
    /// - Throws: `ConfigurationError`.
    fileprivate init(_ value: Any, at origin: String) throws(ConfigurationError) {
        let members = try DocumentMembers(value, known: ["host", "service", "pools", "rules"], at: origin)
        let name = try members.text(
            "host", reason: "is not a host name in lower case, without a port", isGood: SettingSyntax.isDomain)
        let service = try members.text(
            "service",
            reason: "is not a name of lower-case letters, digits and hyphens, or is a service of this server's own",
            isGood: GatewayRule.isService)
        let pools = try members.texts("pools").map(UserPoolID.init(rawValue:))
        guard pools.allSatisfy({ $0.isPlausible && SettingSyntax.isRegion($0.region) }) else {
            throw members.error("pools", reason: "has a text that is not the id of a user pool")
        }
        var rules: [GatewayRule] = []
        for (index, rule) in try members.list("rules").enumerated() {
            let rule = try GatewayRule(rule, hasPools: !pools.isEmpty, at: "rule \(index + 1) of \(origin)")
            guard !rules.contains(where: { $0.method == rule.method && $0.path.text == rule.path.text }) else {
                throw members.error("rules", reason: "has \(rule.method) \(rule.path.text) twice")
            }
            rules.append(rule)
        }
        self.init(name: name, service: service, pools: Set(pools), rules: rules)
    }
}

extension GatewayRule {
    private static let members = [
        "method", "path", "action", "resource", "scopes", "unsigned-payload", "check-session",
    ]

    /// - Parameter hasPools: Whether the service takes tokens at all.
    /// - Throws: `ConfigurationError`.
    fileprivate init(_ value: Any, hasPools: Bool, at origin: String) throws(ConfigurationError) {
        let members = try DocumentMembers(value, known: Self.members, at: origin)
        let method = try members.text(
            "method", reason: "is not one of \(Self.methods.joined(separator: ", "))", isGood: Self.methods.contains)
        guard let path = ServicePathPattern(try members.requiredText("path")) else {
            throw members.error("path", reason: "is not a pattern of a path such as /buckets/{bucket}/{rest...}")
        }
        self.init(
            method: method, path: path, permission: try Self.permission(members, path: path),
            scopes: try members.texts("scopes"), allowsUnsignedPayload: try members.isOn("unsigned-payload"),
            checksSession: try members.isOn("check-session"))
        try check(members, hasPools: hasPools)
    }

    /// Checks that requests can pass, and that every member has an effect.
    private func check(_ members: DocumentMembers, hasPools: Bool) throws(ConfigurationError) {
        guard scopes.allSatisfy(Self.isScope) else {
            throw members.error("scopes", reason: "has a text that is not a scope such as files/read")
        }
        guard scopes.isEmpty || hasPools else {
            throw members.error("scopes", reason: "is only good for a service with \"pools\"")
        }
        guard permission != nil || !scopes.isEmpty else {
            throw members.error("action", reason: "and \"scopes\" are missing: no request could pass")
        }
        guard permission != nil || !allowsUnsignedPayload else {
            throw members.error("unsigned-payload", reason: "is only good together with \"action\"")
        }
        guard !scopes.isEmpty || !checksSession else {
            throw members.error("check-session", reason: "is only good together with \"scopes\"")
        }
    }

    private static func permission(
        _ members: DocumentMembers, path: ServicePathPattern
    ) throws(ConfigurationError) -> Permission? {
        switch (try members.text("action"), try members.text("resource")) {
        case (nil, nil): return nil
        case (let action?, let resource?):
            guard isAction(action) else {
                throw members.error(
                    "action", reason: "is not an action such as files:GetObject, or is one of this server's own")
            }
            guard let template = ResourceTemplate(resource) else {
                throw members.error(
                    "resource",
                    reason: "is not an ARN such as arn:aws:files:::{bucket}/{rest}, with names after its fifth colon")
            }
            if let unknown = template.names.first(where: { !path.names.contains($0) }) {
                throw members.error("resource", reason: "names {\(unknown)}, which the path does not have")
            }
            return Permission(action: action, resource: template)
        default: throw members.error("action", reason: "and \"resource\" are only good together")
        }
    }

    /// A service's name, other than those whose signatures and actions this server itself accepts.
    fileprivate static func isService(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && !ServiceName.allCases.contains { $0.signingName == text }
            && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    private static func isAction(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 2 && isService(parts[0]) && (1...128).contains(parts[1].utf8.count)
            && parts[1].utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    /// Whether a text is a scope (RFC 6749, section 3.3).
    private static func isScope(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isASCIIVisible && !"\"\\".utf8.contains($0) }
    }
}
