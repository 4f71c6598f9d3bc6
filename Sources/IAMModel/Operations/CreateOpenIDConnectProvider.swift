// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreateOpenIDConnectProvider.
package struct CreateOpenIDConnectProviderInput: OperationInput {
    package var clientIDList: [String]?
    package var tags: [IAMTag]?
    package var thumbprintList: [String]?
    package var url: String

    package init(
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

    package init(_ fields: JSONObject) throws {
        clientIDList = try fields.value("ClientIDList")
        tags = try fields.value("Tags")
        thumbprintList = try fields.value("ThumbprintList")
        url = try fields.requiredValue("Url")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientIDList", clientIDList)
        json.field("Tags", tags)
        json.field("ThumbprintList", thumbprintList)
        json.field("Url", url)
    }

    package static let shape = StructureShape("CreateOpenIDConnectProviderRequest", [
        .init("ClientIDList", IAMShapes.clientIDListType),
        .init("Tags", IAMShapes.tagListType),
        .init("ThumbprintList", IAMShapes.thumbprintListType),
        .init("Url", IAMShapes.openIDConnectProviderUrlType, required: true),
    ])

    package typealias Output = CreateOpenIDConnectProviderOutput
    package static let operation = OperationModel(
        name: "CreateOpenIDConnectProvider", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .entityAlreadyExists, .limitExceeded, .concurrentModification, .serviceFailure,
            .openIdIdpCommunicationError,
        ])

    package var resource: Resource { .created("oidc-provider/\(url)") }
}

/// The output of CreateOpenIDConnectProvider.
package struct CreateOpenIDConnectProviderOutput: OperationOutput {
    package var openIDConnectProviderArn: String?
    package var tags: [IAMTag]?

    package init(
        openIDConnectProviderArn: String? = nil,
        tags: [IAMTag]? = nil
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.value("OpenIDConnectProviderArn")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("CreateOpenIDConnectProviderResponse", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
    ])
}
