// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetSAMLProvider.
public struct GetSAMLProviderInput: OperationInput {
    public var samlProviderArn: String

    public init(
        samlProviderArn: String
    ) {
        self.samlProviderArn = samlProviderArn
    }

    public init(_ fields: JSONObject) throws {
        samlProviderArn = try fields.requiredValue("SAMLProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SAMLProviderArn", samlProviderArn)
    }

    public static let shape = StructureShape("GetSAMLProviderRequest", [
        .init("SAMLProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = GetSAMLProviderOutput
    public static let operation = OperationModel(
        name: "GetSAMLProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .named(samlProviderArn) }
}

/// The output of GetSAMLProvider.
public struct GetSAMLProviderOutput: OperationOutput {
    public var assertionEncryptionMode: IAMAssertionEncryptionModeType?
    public var createDate: Instant?
    public var privateKeyList: [IAMSAMLPrivateKey]?
    public var samlMetadataDocument: String?
    public var samlProviderUUID: String?
    public var tags: [IAMTag]?
    public var validUntil: Instant?

    public init(
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

    public init(_ fields: JSONObject) throws {
        assertionEncryptionMode = try fields.value("AssertionEncryptionMode")
        createDate = try fields.value("CreateDate")
        privateKeyList = try fields.value("PrivateKeyList")
        samlMetadataDocument = try fields.value("SAMLMetadataDocument")
        samlProviderUUID = try fields.value("SAMLProviderUUID")
        tags = try fields.value("Tags")
        validUntil = try fields.value("ValidUntil")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AssertionEncryptionMode", assertionEncryptionMode)
        json.field("CreateDate", createDate)
        json.field("PrivateKeyList", privateKeyList)
        json.field("SAMLMetadataDocument", samlMetadataDocument)
        json.field("SAMLProviderUUID", samlProviderUUID)
        json.field("Tags", tags)
        json.field("ValidUntil", validUntil)
    }

    public static let shape = StructureShape("GetSAMLProviderResponse", [
        .init("AssertionEncryptionMode", IAMShapes.assertionEncryptionModeType),
        .init("CreateDate", IAMShapes.dateType),
        .init("PrivateKeyList", IAMShapes.privateKeyList),
        .init("SAMLMetadataDocument", IAMShapes.samlMetadataDocumentType),
        .init("SAMLProviderUUID", IAMShapes.privateKeyIdType),
        .init("Tags", IAMShapes.tagListType),
        .init("ValidUntil", IAMShapes.dateType),
    ])
}
