// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PasswordPolicyType`.
package struct PasswordPolicyType: Structure {
    package var minimumLength: Int?
    package var passwordHistorySize: Int?
    package var requireLowercase: Bool?
    package var requireNumbers: Bool?
    package var requireSymbols: Bool?
    package var requireUppercase: Bool?
    package var temporaryPasswordValidityDays: Int?

    package init(
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

    package init(_ fields: JSONObject) throws {
        minimumLength = try fields.value("MinimumLength")
        passwordHistorySize = try fields.value("PasswordHistorySize")
        requireLowercase = try fields.value("RequireLowercase")
        requireNumbers = try fields.value("RequireNumbers")
        requireSymbols = try fields.value("RequireSymbols")
        requireUppercase = try fields.value("RequireUppercase")
        temporaryPasswordValidityDays = try fields.value("TemporaryPasswordValidityDays")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MinimumLength", minimumLength)
        json.field("PasswordHistorySize", passwordHistorySize)
        json.field("RequireLowercase", requireLowercase)
        json.field("RequireNumbers", requireNumbers)
        json.field("RequireSymbols", requireSymbols)
        json.field("RequireUppercase", requireUppercase)
        json.field("TemporaryPasswordValidityDays", temporaryPasswordValidityDays)
    }

    package static let shape = StructureShape("PasswordPolicyType", [
        .init("MinimumLength", UserPoolsShapes.passwordPolicyMinLengthType),
        .init("PasswordHistorySize", UserPoolsShapes.passwordHistorySizeType),
        .init("RequireLowercase", UserPoolsShapes.booleanType),
        .init("RequireNumbers", UserPoolsShapes.booleanType),
        .init("RequireSymbols", UserPoolsShapes.booleanType),
        .init("RequireUppercase", UserPoolsShapes.booleanType),
        .init("TemporaryPasswordValidityDays", UserPoolsShapes.temporaryPasswordValidityDaysType),
    ])
}
