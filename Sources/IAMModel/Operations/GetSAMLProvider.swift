// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetSAMLProvider.
package struct GetSAMLProviderInput: OperationInput {
    package var samlProviderArn: String

    package init(
        samlProviderArn: String
    ) {
        self.samlProviderArn = samlProviderArn
    }

    package init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    package static let shape = StructureShape("GetSAMLProviderRequest", [
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = GetSAMLProviderOutput
    package static let operation = OperationModel(
        name: "GetSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .named(samlProviderArn) }
}

/// The output of GetSAMLProvider.
package struct GetSAMLProviderOutput: OperationOutput {
    package var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    package var createDate: Instant?
    package var privateKeyList: [IAMSAMLPrivateKey]?
    package var samlMetadataDocument: String?
    package var samlProviderUUID: String?
    package var tags: [IAMTag]?
    package var validUntil: Instant?

    package init(
        assertionEncryptionMode: IAMAssertionEncryptionModeType? = nil,
        createDate: Instant? = nil,
        privateKeyList: [IAMSAMLPrivateKey]? = nil,
        samlMetadataDocument: String? = nil,
        samlProviderUUID: String? = nil,
        tags: [IAMTag]? = nil,
        validUntil: Instant? = nil
    ) {
        self.assertionEncryptionMode = assertionEncryptionMode
        self.createDate = createDate
        self.privateKeyList = privateKeyList
        self.samlMetadataDocument = samlMetadataDocument
        self.samlProviderUUID = samlProviderUUID
        self.tags = tags
        self.validUntil = validUntil
    }

    package init(_ fields: JSONObject) throws {
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        createDate = try fields.value("CreateDate")
        privateKeyList = try fields.value("PrivateKeyList")
        samlMetadataDocument = try fields.value("SAMLMetadataDocument")
        samlProviderUUID = try fields.value("SAMLProviderUUID")
        tags = try fields.value("Tags")
        validUntil = try fields.value("ValidUntil")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("CreateDate", createDate)
        json.field("PrivateKeyList", privateKeyList)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("SAMLProviderUUID", samlProviderUUID)
        json.field("Tags", tags)
        json.field("ValidUntil", validUntil)
    }

    package static let shape = StructureShape("GetSAMLProviderResponse", [
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("CreateDate", IAMShapes.dateType),
        .init("PrivateKeyList", IAMShapes.privateKeyList),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType),
        .init("SAMLProviderUUID", IAMShapes.privateKeyIdType),
        .init("Tags", IAMShapes.tagListType),
        .init("ValidUntil", IAMShapes.dateType),
    ])
}
