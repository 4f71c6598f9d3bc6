// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListSAMLProviders.
package struct ListSAMLProvidersInput: OperationInput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("ListSAMLProvidersRequest", [])

    package typealias Output = ListSAMLProvidersOutput
    package static let operation = OperationModel(
        name: "ListSAMLProviders", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])
}

/// The output of ListSAMLProviders.
package struct ListSAMLProvidersOutput: OperationOutput {
    package var samlProviderList: [IAMSAMLProviderListEntry]?

    package init(
        samlProviderList: [IAMSAMLProviderListEntry]? = nil
    ) {
        self.samlProviderList = samlProviderList
    }

    package init(_ fields: JSONObject) throws {
        samlProviderList = try fields.value("SAMLProviderList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SAMLProviderList", samlProviderList)
    }

    package static let shape = StructureShape("ListSAMLProvidersResponse", [
        .init("SAMLProviderList", IAMShapes.samlProviderListType),
    ])
}
