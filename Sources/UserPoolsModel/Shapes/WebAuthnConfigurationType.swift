// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `WebAuthnConfigurationType`.
public struct WebAuthnConfigurationType: Structure {
    public var factorConfiguration: WebAuthnFactorConfigurationType?
    public var relyingPartyId: String?
    public var userVerification: UserVerificationType?

    public init(
        factorConfiguration: WebAuthnFactorConfigurationType? = nil,
        relyingPartyId: String? = nil,
        userVerification: UserVerificationType? = nil
    ) {
        self.factorConfiguration = factorConfiguration
        self.relyingPartyId = relyingPartyId
        self.userVerification = userVerification
    }

    public init(_ fields: JSONObject) throws {
        factorConfiguration = try fields.value("FactorConfiguration")
        relyingPartyId = try fields.value("RelyingPartyId")
        userVerification = try fields.value("UserVerification")
    }

    public func write(members json: inout JSONWriter) {
        json.field("FactorConfiguration", factorConfiguration)
        json.field("RelyingPartyId", relyingPartyId)
        json.field("UserVerification", userVerification)
    }

    public static let shape = StructureShape("WebAuthnConfigurationType", [
        .init("FactorConfiguration", UserPoolsShapes.webAuthnFactorConfigurationType),
        .init("RelyingPartyId", UserPoolsShapes.relyingPartyIdType),
        .init("UserVerification", UserPoolsShapes.userVerificationType),
    ])
}
