/// Strings of the models that have a type of their own in Swift, and shapes for which the generator ignores the model's
/// `sensitive` trait.
enum TypedShapes {
    /// The identifier in `Kernel` of a shape.
    private static let ofShape = [
        "UserPoolIdType": "UserPoolID", "ClientIdType": "ClientID", "UsernameType": "Username",
        "GroupNameType": "GroupName",
    ]

    /// The identifier in `Kernel` of a member whose shape is only a string.
    private static let ofMember = ["UserPoolId": "UserPoolID", "UserSub": "UserID"]

    /// Sensitive in messages, but identifiers rather than secrets: plain types in Swift.
    private static let plainThoughSensitive: Set<String> = ["ClientIdType", "UsernameType", "UserContextDataType"]

    /// Secrets that the model does not mark as sensitive.
    private static let secretThoughPlain: Set<String> = ["ConfirmationCodeType"]

    /// Sensitive in the model, but repeated in Cognito's own messages.
    private static let shownThoughSensitive: Set<String> = ["ClientIdType"]

    /// Shapes that audit records leave out although the models do not mark them as sensitive: contacts, codes, tokens
    /// and keys, and text or maps with arbitrary content.
    private static let unlogged: Set<String> = [
        "ChallengeParametersType", "ClientContext", "ClientMetadataType", "ConfirmationCodeType",
        "DeveloperUserIdentifier", "DeviceNameType", "EmailAddressType", "PaginationKey", "PaginationKeyType",
        "PreSignedUrlType", "ProviderDetailsType", "PushToken", "RecordKey", "RecordValue", "SearchPaginationTokenType",
        "SessionDeviceType", "SessionLocationCityType", "SessionTokenString", "String", "StringType", "Subject",
        "SyncSessionToken", "UserFilterType", "contextAssertionType", "decodedMessageType", "encodedMessageType",
        "markerType", "responseMarkerType", "tokenCodeType", "tokenType",
    ]

    /// Strings whose pattern the service does not apply as in the model: a domain may be a host name with dots.
    private static let checkedElsewhere: Set<String> = ["DomainType"]

    /// Members that requests must have, and that the service leaves out of some responses.
    private static let leftOutOfResponses = ["CustomDomainConfigType": "CertificateArn"]

    /// The largest pages of listings without a limit in the model, if not sixty: SDKs request all records at once.
    static let maxPages = ["ListRecords": 1024]

    /// Tokens of listings: the service made them, and its own may be longer than AWS's.
    private static let ownTokens: Set<String> = ["markerType"]

    /// Every identifier, so that a file that uses one imports `Kernel`.
    static let identifiers = Set(ofShape.values).union(ofMember.values)

    static func identifier(shape: String, member: String?) -> String? {
        ofShape[shape] ?? (shape == "StringType" ? member.flatMap { ofMember[$0] } : nil)
    }

    /// Whether a member that requests must have is optional in Swift.
    static func isOptional(_ member: String, of shape: String) -> Bool { leftOutOfResponses[shape] == member }

    /// The pattern that the rules of the shape contain.
    static func pattern(_ shape: String, facts: ShapeFacts) -> String? {
        checkedElsewhere.contains(shape) ? nil : facts.pattern
    }

    /// The greatest length or value that the rules of the shape contain.
    static func max(_ shape: String, facts: ShapeFacts) -> Int? {
        ownTokens.contains(shape) ? 2048 : facts.max
    }

    /// Whether the value is a `Secret` in Swift.
    static func isSecret(_ shape: String, facts: ShapeFacts) -> Bool {
        secretThoughPlain.contains(shape) || facts.sensitive == true && !plainThoughSensitive.contains(shape)
    }

    /// Whether audit records leave the value out although messages may repeat it.
    static func isUnlogged(_ shape: String) -> Bool { unlogged.contains(shape) }

    /// Whether messages must not repeat the value.
    static func isHidden(_ shape: String, facts: ShapeFacts) -> Bool {
        facts.sensitive == true && !shownThoughSensitive.contains(shape)
    }
}
