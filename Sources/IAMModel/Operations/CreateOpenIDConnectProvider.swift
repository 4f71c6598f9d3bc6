// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreateOpenIDConnectProvider.
public struct CreateOpenIDConnectProviderInput: OperationInput {
    public var clientIDList: [String]?
    public var tags: [IAMTag]?
    public var thumbprintList: [String]?
    public var url: String

    public init(
        clientIDList: [String]? = nil,
        tags: [IAMTag]? = nil,
        thumbprintList: [String]? = nil,
        url: String
    ) {
        self.clientIDList = clientIDList
        self.tags = tags
        self.thumbprintList = thumbprintList
        self.url = url
    }

    public init(_ fields: JSONObject) throws {
        clientIDList = try fields.value("ClientIDList")
        tags = try fields.value("Tags")
        thumbprintList = try fields.value("ThumbprintList")
        url = try fields.requiredValue("Url")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientIDList", clientIDList)
        json.field("Tags", tags)
        json.field("ThumbprintList", thumbprintList)
        json.field("Url", url)
    }

    public static let shape = StructureShape("CreateOpenIDConnectProviderRequest", [
        .init("ClientIDList", IAMShapes.clientIDListType),
        .init("Tags", IAMShapes.tagListType),
        .init("ThumbprintList", IAMShapes.thumbprintListType),
        .init("Url", IAMShapes.openIDConnectProviderUrlType, required: true),
    ])

    public typealias Output = CreateOpenIDConnectProviderOutput
    public static let operation = OperationModel(
        name: "CreateOpenIDConnectProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .entityAlreadyExists, .limitExceeded, .concurrentModification, .serviceFailure,
            .openIdIdpCommunicationError,
        ])

    public var resource: Resource { .created("oidc-provider/\(url)") }
}

/// The output of CreateOpenIDConnectProvider.
public struct CreateOpenIDConnectProviderOutput: OperationOutput {
    public var openIDConnectProviderArn: String?
    public var tags: [IAMTag]?

    public init(
        openIDConnectProviderArn: String? = nil,
        tags: [IAMTag]? = nil
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.value("OpenIDConnectProviderArn")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("CreateOpenIDConnectProviderResponse", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
    ])
}
