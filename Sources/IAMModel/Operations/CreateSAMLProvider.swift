// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of CreateSAMLProvider.
package struct CreateSAMLProviderInput: OperationInput {
    package var addPrivateKey: Secret<String>?
    package var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    package var name: String
    package var samlMetadataDocument: String
    package var tags: [IAMTag]?

    package init(
        addPrivateKey: Secret<String>? = nil,
        assertionEncryptionMode: IAMAssertionEncryptionModeType? = nil,
        name: String,
        samlMetadataDocument: String,
        tags: [IAMTag]? = nil
    ) {
        self.addPrivateKey = addPrivateKey
        self.assertionEncryptionMode = assertionEncryptionMode
        self.name = name
        self.samlMetadataDocument = samlMetadataDocument
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        addPrivateKey = try fields.value("AddPrivateKey")
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        name = try fields.requiredValue("Name")
        samlMetadataDocument = try fields.requiredValue("SAMLMetadataDocument")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AddPrivateKey", addPrivateKey)
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("Name", name)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("CreateSAMLProviderRequest", [
        .init("AddPrivateKey", IAMShapes.privateKeyType),
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("Name", IAMShapes.samlProviderNameType, required: true),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    package typealias Output = CreateSAMLProviderOutput
    package static let operation = OperationModel(
        name: "CreateSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .entityAlreadyExists, .limitExceeded, .concurrentModification, .serviceFailure,
        ])

    package var resource: Resource { .created("saml-provider/\(name)") }
}

/// The output of CreateSAMLProvider.
package struct CreateSAMLProviderOutput: OperationOutput {
    package var samlProviderArn: String?
    package var tags: [IAMTag]?

    package init(
        samlProviderArn: String? = nil,
        tags: [IAMTag]? = nil
    ) {
        self.samlProviderArn = samlProviderArn
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.value("SAMLProviderArn")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("CreateSAMLProviderResponse", [
        .init("SAMLProviderArn", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
    ])
}
