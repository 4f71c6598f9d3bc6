// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of UpdateSAMLProvider.
public struct UpdateSAMLProviderInput: OperationInput {
    public var addPrivateKey: Secret<String>?
    public var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    public var removePrivateKey: String?
    public var samlMetadataDocument: String?
    public var samlProviderArn: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        addPrivateKey = try fields.value("AddPrivateKey")
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        removePrivateKey = try fields.value("RemovePrivateKey")
        samlMetadataDocument = try fields.value("SAMLMetadataDocument")
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AddPrivateKey", addPrivateKey)
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("RemovePrivateKey", removePrivateKey)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("SAMLProviderArn", samlProviderArn)
    }

    public static let shape = StructureShape("UpdateSAMLProviderRequest", [
        .init("AddPrivateKey", IAMShapes.privateKeyType),
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("RemovePrivateKey", IAMShapes.privateKeyIdType),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType),
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = UpdateSAMLProviderOutput
    public static let operation = OperationModel(
        name: "UpdateSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .limitExceeded, .serviceFailure, .concurrentModification,
        ])

    public var resource: Resource { .named(samlProviderArn) }
}

/// The output of UpdateSAMLProvider.
public struct UpdateSAMLProviderOutput: OperationOutput {
    public var samlProviderArn: String?

    public init(
        samlProviderArn: String? = nil
    ) {
        self.samlProviderArn = samlProviderArn
    }

    public init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.value("SAMLProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    public static let shape = StructureShape("UpdateSAMLProviderResponse", [
        .init("SAMLProviderArn", IAMShapes.arnType),
    ])
}
