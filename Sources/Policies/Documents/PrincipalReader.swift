import Kernel
import WireRuntime

/// Reads a `Principal` or `NotPrincipal` element.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html
enum PrincipalReader {
    /// - Throws: `PolicyRefusal`.
    static func read(_ json: JSON) throws(PolicyRefusal) -> [PolicyPrincipal] {
        if json.string?.hasSameBytes(as: "*") == true { return [.everyone] }
        guard let types = json.object, !types.members.isEmpty else {
            throw .syntax("A principal is neither * nor a map")
        }
        var names: [PolicyPrincipal] = []
        for type in types.members {
            let values = try StatementReader.strings(type.value, what: "A principal")
            guard !values.isEmpty else { throw .syntax("A principal has no value") }
            for value in values {
                guard let name = name(Array(value.utf8), of: type.name) else {
                    guard ["AWS", "Service", "Federated", "CanonicalUser"].contains(where: type.name.hasSameBytes)
                    else { throw PolicyReader.unknown(type.name) }
                    throw .principal(type: type.name, value: value)
                }
                names.append(name)
            }
        }
        return names
    }

    private static func name(_ value: [UInt8], of type: String) -> PolicyPrincipal? {
        if type.hasSameBytes(as: "AWS") { return account(value) }
        if type.hasSameBytes(as: "Service") { return isHost(value) ? .service(value) : nil }
        if type.hasSameBytes(as: "Federated") { return isHost(value) || isProvider(value) ? .federated(value) : nil }
        guard type.hasSameBytes(as: "CanonicalUser"), !value.isEmpty, value.allSatisfy(\.isASCIIAlphanumeric) else {
            return nil
        }
        return .canonicalUser(value)
    }

    /// A value of `AWS`: no part of a name or an ARN can be a wildcard.
    private static func account(_ value: [UInt8]) -> PolicyPrincipal? {
        if value.elementsEqual("*".utf8) { return .everyone }
        if isAccount(value[...]) { return .account(value) }
        if value.count >= 16, value.starts(with: "AIDA".utf8) || value.starts(with: "AROA".utf8) {
            return value.allSatisfy(\.isASCIIAlphanumeric) ? .id(value) : nil
        }
        guard let (service, account, path) = segments(value) else { return nil }
        if service.elementsEqual("iam".utf8), path.elementsEqual("root".utf8) { return .account(Array(account)) }
        let kinds = service.elementsEqual("iam".utf8) ? ["user/", "role/"] : ["assumed-role/", "federated-user/"]
        guard service.elementsEqual("iam".utf8) || service.elementsEqual("sts".utf8),
            kinds.contains(where: { path.starts(with: $0.utf8) && path.count > $0.utf8.count })
        else { return nil }
        return .arn(value)
    }

    /// The ARN of an identity provider.
    private static func isProvider(_ value: [UInt8]) -> Bool {
        guard let (service, _, path) = segments(value) else { return false }
        return service.elementsEqual("iam".utf8)
            && ["saml-provider/", "oidc-provider/"].contains { path.starts(with: $0.utf8) }
    }

    /// Service, account and path of an ARN without a region and without wildcards.
    private static func segments(
        _ value: [UInt8]
    ) -> (service: ArraySlice<UInt8>, account: ArraySlice<UInt8>, path: ArraySlice<UInt8>)? {
        let parts = value.split(separator: WildcardToken.colon, maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].elementsEqual("arn".utf8), parts[1].starts(with: "aws".utf8),
            parts[3].isEmpty, isAccount(parts[4]), !value.contains(where: { "*?$".utf8.contains($0) })
        else { return nil }
        return (parts[2], parts[4], parts[5])
    }

    private static func isAccount(_ value: ArraySlice<UInt8>) -> Bool {
        value.count == 12 && value.allSatisfy(\.isASCIIDigit)
    }

    /// A host name, possibly with a port and a path, as issuers of OpenID Connect have.
    private static func isHost(_ value: [UInt8]) -> Bool {
        !value.isEmpty && value.contains(UInt8(ascii: "."))
            && value.allSatisfy { $0.isASCIIAlphanumeric || ".-_/:".utf8.contains($0) }
            && !value.starts(with: "arn:".utf8)
    }
}
