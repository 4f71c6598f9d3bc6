// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PasswordPolicyType`.
public struct PasswordPolicyType: Structure {
    public var minimumLength: Int?
    public var passwordHistorySize: Int?
    public var requireLowercase: Bool?
    public var requireNumbers: Bool?
    public var requireSymbols: Bool?
    public var requireUppercase: Bool?
    public var temporaryPasswordValidityDays: Int?

    public init(
        minimumLength: Int? = nil,
        passwordHistorySize: Int? = nil,
        requireLowercase: Bool? = nil,
        requireNumbers: Bool? = nil,
        requireSymbols: Bool? = nil,
        requireUppercase: Bool? = nil,
        temporaryPasswordValidityDays: Int? = nil
    ) {
        self.minimumLength = minimumLength
        self.passwordHistorySize = passwordHistorySize
        self.requireLowercase = requireLowercase
        self.requireNumbers = requireNumbers
        self.requireSymbols = requireSymbols
        self.requireUppercase = requireUppercase
        self.temporaryPasswordValidityDays = temporaryPasswordValidityDays
    }

    public init(_ fields: JSONObject) throws {
        minimumLength = try fields.value("MinimumLength")
        passwordHistorySize = try fields.value("PasswordHistorySize")
        requireLowercase = try fields.value("RequireLowercase")
        requireNumbers = try fields.value("RequireNumbers")
        requireSymbols = try fields.value("RequireSymbols")
        requireUppercase = try fields.value("RequireUppercase")
        temporaryPasswordValidityDays = try fields.value("TemporaryPasswordValidityDays")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MinimumLength", minimumLength)
        json.field("PasswordHistorySize", passwordHistorySize)
        json.field("RequireLowercase", requireLowercase)
        json.field("RequireNumbers", requireNumbers)
        json.field("RequireSymbols", requireSymbols)
        json.field("RequireUppercase", requireUppercase)
        json.field("TemporaryPasswordValidityDays", temporaryPasswordValidityDays)
    }

    public static let shape = StructureShape("PasswordPolicyType", [
        .init("MinimumLength", UserPoolsShapes.passwordPolicyMinLengthType),
        .init("PasswordHistorySize", UserPoolsShapes.passwordHistorySizeType),
        .init("RequireLowercase", UserPoolsShapes.booleanType),
        .init("RequireNumbers", UserPoolsShapes.booleanType),
        .init("RequireSymbols", UserPoolsShapes.booleanType),
        .init("RequireUppercase", UserPoolsShapes.booleanType),
        .init("TemporaryPasswordValidityDays", UserPoolsShapes.temporaryPasswordValidityDaysType),
    ])
}
