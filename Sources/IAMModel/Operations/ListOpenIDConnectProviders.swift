// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListOpenIDConnectProviders.
package struct ListOpenIDConnectProvidersInput: OperationInput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("ListOpenIDConnectProvidersRequest", [])

    package typealias Output = ListOpenIDConnectProvidersOutput
    package static let operation = OperationModel(
        name: "ListOpenIDConnectProviders", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])
}

/// The output of ListOpenIDConnectProviders.
package struct ListOpenIDConnectProvidersOutput: OperationOutput {
    package var openIDConnectProviderList: [IAMOpenIDConnectProviderListEntry]?

    package init(
        openIDConnectProviderList: [IAMOpenIDConnectProviderListEntry]? = nil
    ) {
        self.openIDConnectProviderList = openIDConnectProviderList
    }

    package init(_ fields: JSONObject) throws {
        openIDConnectProviderList = try fields.value("OpenIDConnectProviderList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderList", openIDConnectProviderList)
    }

    package static let shape = StructureShape("ListOpenIDConnectProvidersResponse", [
        .init("OpenIDConnectProviderList", IAMShapes.openIDConnectProviderListType),
    ])
}
