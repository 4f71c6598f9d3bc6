// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetOpenIDConnectProvider.
package struct GetOpenIDConnectProviderInput: OperationInput {
    package var openIDConnectProviderArn: String

    package init(
        openIDConnectProviderArn: String
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
    }

    package init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
    }

    package static let shape = StructureShape("GetOpenIDConnectProviderRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = GetOpenIDConnectProviderOutput
    package static let operation = OperationModel(
        name: "GetOpenIDConnectProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .named(openIDConnectProviderArn) }
}

/// The output of GetOpenIDConnectProvider.
package struct GetOpenIDConnectProviderOutput: OperationOutput {
    package var clientIDList: [String]?
    package var createDate: Instant?
    package var tags: [IAMTag]?
    package var thumbprintList: [String]?
    package var url: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        clientIDList = try fields.value("ClientIDList")
        createDate = try fields.value("CreateDate")
        tags = try fields.value("Tags")
        thumbprintList = try fields.value("ThumbprintList")
        url = try fields.value("Url")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientIDList", clientIDList)
        json.field("CreateDate", createDate)
        json.field("Tags", tags)
        json.field("ThumbprintList", thumbprintList)
        json.field("Url", url)
    }

    package static let shape = StructureShape("GetOpenIDConnectProviderResponse", [
        .init("ClientIDList", IAMShapes.clientIDListType),
        .init("CreateDate", IAMShapes.dateType),
        .init("Tags", IAMShapes.tagListType),
        .init("ThumbprintList", IAMShapes.thumbprintListType),
        .init("Url", IAMShapes.openIDConnectProviderUrlType),
    ])
}
