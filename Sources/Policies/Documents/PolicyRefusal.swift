package import Kernel

/// Why a policy is not accepted. The sentences have the same beginnings as IAM's `MalformedPolicyDocument`.
package enum PolicyRefusal: Refusal {
    /// It is longer than the quota.
    case tooLong(limit: Int)
    /// It is not JSON, or an element has a form that the grammar does not allow.
    case syntax(String)
    /// A value has a form that its element does not allow.
    case legacyParsing(String)
    /// Two statements have the same `Sid`.
    case repeatedSid
    /// A `Sid` has another character than letters and digits.
    case sid
    /// A statement has no action.
    case noActions
    /// A statement has no resource.
    case noResources
    /// An action or a condition key has no service.
    case noVendor
    /// An action has two colons.
    case colons
    /// A service's name has a character that is not allowed.
    case vendor(String)
    /// A resource is not an ARN.
    case resource(String)
    /// The partition of a resource is not known.
    case partition(String, resource: String)
    /// The service of a resource is missing or has a wildcard.
    case resourceVendor
    /// A resource of IAM names a region.
    case iamRegion(String)
    /// A resource of S3 names a region.
    case region(String)
    /// A resource of IAM is of no type that IAM has.
    case iamPath
    /// A policy that is not a trust policy names a principal.
    case unexpectedPrincipal
    /// A trust policy names a resource.
    case unexpectedResource
    /// A trust policy names no principal.
    case noPrincipal
    /// A principal does not have a form that policies allow.
    case principal(type: String, value: String)
    /// A trust policy names an action of another service than STS.
    case trustAction
    /// The operator does not exist.
    case conditionType(String)

    /// Always `invalid`.
    package var kind: RefusalKind { .invalid }

    /// The sentence. Quotes from the document are shortened.
    package var message: String {
        switch self {
        case .tooLong(let limit): "The policy has more than \(limit) characters without white space."
        case .syntax(let detail): "Syntax errors in policy. \(detail)."
        case .legacyParsing(let detail): "The policy failed legacy parsing. \(detail)."
        case .repeatedSid: "Statement IDs (SID) in a single policy must be unique."
        case .sid:
            "Statement IDs (SID) must be alpha-numeric. "
                + "Check that your input satisfies the regular expression [0-9A-Za-z]*"
        case .noActions: "Policy statement must contain actions."
        case .noResources: "Policy statement must contain resources."
        case .noVendor: "Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc."
        case .colons: "Actions/Condition can contain only one colon."
        case .vendor(let name): "Vendor \(Self.cut(name)) is not valid"
        case .trustAction: "AssumeRole policy may only specify STS AssumeRole actions."
        case .conditionType(let name): "Invalid Condition type : \(Self.cut(name))"
        case .resource(let text): "Resource \(Self.cut(text)) must be in ARN format or \"*\"."
        case .partition(let name, let text):
            "Partition \"\(Self.cut(name))\" is not valid for resource \"\(Self.cut(text))\"."
        case .resourceVendor: "Resource vendor must be fully qualified and cannot contain regexes."
        case .iamRegion(let text): "IAM resource \(Self.cut(text)) cannot contain region information."
        case .region(let text): "Resource \(Self.cut(text)) can not contain region information."
        case .iamPath:
            "IAM resource path must either be \"*\" or start with "
                + ResourceReader.iamPaths.joined(separator: ", ") + "."
        case .unexpectedPrincipal: "Policy document should not specify a principal."
        case .unexpectedResource: "Has prohibited field Resource"
        case .noPrincipal: "Missing required field Principal"
        case .principal(let type, let value): "Invalid principal in policy: \"\(type)\":\"\(Self.cut(value))\""
        }
    }

    /// The first characters of `text`, without control characters.
    private static func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(200).filter { $0.value >= 0x20 && $0.value != 0x7F }
        return String(String.UnicodeScalarView(scalars))
    }
}
