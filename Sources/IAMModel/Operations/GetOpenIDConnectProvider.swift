// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetOpenIDConnectProvider.
public struct GetOpenIDConnectProviderInput: OperationInput {
    public var openIDConnectProviderArn: String

    public init(
        openIDConnectProviderArn: String
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    public init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    public static let shape = StructureShape("GetOpenIDConnectProviderRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = GetOpenIDConnectProviderOutput
    public static let operation = OperationModel(
        name: "GetOpenIDConnectProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .named(openIDConnectProviderArn) }
}

/// The output of GetOpenIDConnectProvider.
public struct GetOpenIDConnectProviderOutput: OperationOutput {
    public var clientIDList: [String]?
    public var createDate: Instant?
    public var tags: [IAMTag]?
    public var thumbprintList: [String]?
    public var url: String?

    public init(
        clientIDList: [String]? = nil,
        createDate: Instant? = nil,
        tags: [IAMTag]? = nil,
        thumbprintList: [String]? = nil,
        url: String? = nil
    ) {
        self.clientIDList = clientIDList
        self.createDate = createDate
        self.tags = tags
        self.thumbprintList = thumbprintList
        self.url = url
    }

    public init(_ fields: JSONObject) throws {
        clientIDList = try fields.value("ClientIDList")
        createDate = try fields.value("CreateDate")
        tags = try fields.value("Tags")
        thumbprintList = try fields.value("ThumbprintList")
        url = try fields.value("Url")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientIDList", clientIDList)
        json.field("CreateDate", createDate)
        json.field("Tags", tags)
        json.field("ThumbprintList", thumbprintList)
        json.field("Url", url)
    }

    public static let shape = StructureShape("GetOpenIDConnectProviderResponse", [
        .init("ClientIDList", IAMShapes.clientIDListType),
        .init("CreateDate", IAMShapes.dateType),
        .init("Tags", IAMShapes.tagListType),
        .init("ThumbprintList", IAMShapes.thumbprintListType),
        .init("Url", IAMShapes.openIDConnectProviderUrlType),
    ])
}
