// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `WebAuthnConfigurationType`.
package struct WebAuthnConfigurationType: Structure {
    package var factorConfiguration: WebAuthnFactorConfigurationType?
    package var relyingPartyId: String?
    package var userVerification: UserVerificationType?

    package init(
        factorConfiguration: WebAuthnFactorConfigurationType? = nil,
        relyingPartyId: String? = nil,
        userVerification: UserVerificationType? = nil
    ) {
        self.factorConfiguration = factorConfiguration
        self.relyingPartyId = relyingPartyId
        self.userVerification = userVerification
    }

    package init(_ fields: JSONObject) throws {
        factorConfiguration = try fields.value("FactorConfiguration")
        relyingPartyId = try fields.value("RelyingPartyId")
        userVerification = try fields.value("UserVerification")
    }

    package func write(members json: inout JSONWriter) {
        json.field("FactorConfiguration", factorConfiguration)
        json.field("RelyingPartyId", relyingPartyId)
        json.field("UserVerification", userVerification)
    }

    package static let shape = StructureShape("WebAuthnConfigurationType", [
        .init("FactorConfiguration", UserPoolsShapes.webAuthnFactorConfigurationType),
        .init("RelyingPartyId", UserPoolsShapes.relyingPartyIdType),
        .init("UserVerification", UserPoolsShapes.userVerificationType),
    ])
}
