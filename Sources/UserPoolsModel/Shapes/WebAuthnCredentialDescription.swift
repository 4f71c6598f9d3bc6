// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `WebAuthnCredentialDescription`.
package struct WebAuthnCredentialDescription: Structure {
    package var authenticatorAttachment: String?
    package var authenticatorTransports: [String]
    package var createdAt: Instant
    package var credentialId: String
    package var friendlyCredentialName: String
    package var relyingPartyId: String

    package init(
        authenticatorAttachment: String? = nil,
        authenticatorTransports: [String],
        createdAt: Instant,
        credentialId: String,
        friendlyCredentialName: String,
        relyingPartyId: String
    ) {
        self.authenticatorAttachment = authenticatorAttachment
        self.authenticatorTransports = authenticatorTransports
        self.createdAt = createdAt
        self.credentialId = credentialId
        self.friendlyCredentialName = friendlyCredentialName
        self.relyingPartyId = relyingPartyId
    }

    package init(_ fields: JSONObject) throws {
        authenticatorAttachment = try fields.value("AuthenticatorAttachment")
        authenticatorTransports = try fields.requiredValue("AuthenticatorTransports")
        createdAt = try fields.requiredValue("CreatedAt")
        credentialId = try fields.requiredValue("CredentialId")
        friendlyCredentialName = try fields.requiredValue("FriendlyCredentialName")
        relyingPartyId = try fields.requiredValue("RelyingPartyId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AuthenticatorAttachment", authenticatorAttachment)
        json.field("AuthenticatorTransports", authenticatorTransports)
        json.field("CreatedAt", createdAt)
        json.field("CredentialId", credentialId)
        json.field("FriendlyCredentialName", friendlyCredentialName)
        json.field("RelyingPartyId", relyingPartyId)
    }

    package static let shape = StructureShape("WebAuthnCredentialDescription", [
        .init("AuthenticatorAttachment", UserPoolsShapes.webAuthnAuthenticatorAttachmentType),
        .init("AuthenticatorTransports", UserPoolsShapes.webAuthnAuthenticatorTransportsList, required: true),
        .init("CreatedAt", UserPoolsShapes.dateType, required: true),
        .init("CredentialId", UserPoolsShapes.stringType, required: true),
        .init("FriendlyCredentialName", UserPoolsShapes.stringType, required: true),
        .init("RelyingPartyId", UserPoolsShapes.stringType, required: true),
    ])
}
