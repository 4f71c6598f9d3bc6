// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of CreateSAMLProvider.
public struct CreateSAMLProviderInput: OperationInput {
    public var addPrivateKey: Secret<String>?
    public var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    public var name: String
    public var samlMetadataDocument: String
    public var tags: [IAMTag]?

    public init(
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

    public init(_ fields: JSONObject) throws {
        addPrivateKey = try fields.value("AddPrivateKey")
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        name = try fields.requiredValue("Name")
        samlMetadataDocument = try fields.requiredValue("SAMLMetadataDocument")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AddPrivateKey", addPrivateKey)
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("Name", name)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("CreateSAMLProviderRequest", [
        .init("AddPrivateKey", IAMShapes.privateKeyType),
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("Name", IAMShapes.samlProviderNameType, required: true),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    public typealias Output = CreateSAMLProviderOutput
    public static let operation = OperationModel(
        name: "CreateSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .entityAlreadyExists, .limitExceeded, .concurrentModification, .serviceFailure,
        ])

    public var resource: Resource { .created("saml-provider/\(name)") }
}

/// The output of CreateSAMLProvider.
public struct CreateSAMLProviderOutput: OperationOutput {
    public var samlProviderArn: String?
    public var tags: [IAMTag]?

    public init(
        samlProviderArn: String? = nil,
        tags: [IAMTag]? = nil
    ) {
        self.samlProviderArn = samlProviderArn
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.value("SAMLProviderArn")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("CreateSAMLProviderResponse", [
        .init("SAMLProviderArn", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
    ])
}
