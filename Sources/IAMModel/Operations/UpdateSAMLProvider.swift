// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of UpdateSAMLProvider.
package struct UpdateSAMLProviderInput: OperationInput {
    package var addPrivateKey: Secret<String>?
    package var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    package var removePrivateKey: String?
    package var samlMetadataDocument: String?
    package var samlProviderArn: String

    package init(
        addPrivateKey: Secret<String>? = nil,
        assertionEncryptionMode: IAMAssertionEncryptionModeType? = nil,
        removePrivateKey: String? = nil,
        samlMetadataDocument: String? = nil,
        samlProviderArn: String
    ) {
        self.addPrivateKey = addPrivateKey
        self.assertionEncryptionMode = assertionEncryptionMode
        self.removePrivateKey = removePrivateKey
        self.samlMetadataDocument = samlMetadataDocument
        self.samlProviderArn = samlProviderArn
    }

    package init(_ fields: JSONObject) throws {
        addPrivateKey = try fields.value("AddPrivateKey")
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        removePrivateKey = try fields.value("RemovePrivateKey")
        samlMetadataDocument = try fields.value("SAMLMetadataDocument")
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AddPrivateKey", addPrivateKey)
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("RemovePrivateKey", removePrivateKey)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("SAMLProviderArn", samlProviderArn)
    }

    package static let shape = StructureShape("UpdateSAMLProviderRequest", [
        .init("AddPrivateKey", IAMShapes.privateKeyType),
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("RemovePrivateKey", IAMShapes.privateKeyIdType),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType),
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = UpdateSAMLProviderOutput
    package static let operation = OperationModel(
        name: "UpdateSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .limitExceeded, .serviceFailure, .concurrentModification,
        ])

    package var resource: Resource { .named(samlProviderArn) }
}

/// The output of UpdateSAMLProvider.
package struct UpdateSAMLProviderOutput: OperationOutput {
    package var samlProviderArn: String?

    package init(
        samlProviderArn: String? = nil
    ) {
        self.samlProviderArn = samlProviderArn
    }

    package init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.value("SAMLProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    package static let shape = StructureShape("UpdateSAMLProviderResponse", [
        .init("SAMLProviderArn", IAMShapes.arnType),
    ])
}
