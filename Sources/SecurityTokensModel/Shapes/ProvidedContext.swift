// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ProvidedContext`.
package struct ProvidedContext: Structure {
    package var contextAssertion: String?
    package var providerArn: String?

    package init(
        contextAssertion: String? = nil,
        providerArn: String? = nil
    ) {
        self.contextAssertion = contextAssertion
        self.providerArn = providerArn
    }

    package init(_ fields: JSONObject) throws {
        contextAssertion = try fields.value("ContextAssertion")
        providerArn = try fields.value("ProviderArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ContextAssertion", contextAssertion)
        json.field("ProviderArn", providerArn)
    }

    package static let shape = StructureShape("ProvidedContext", [
        .init("ContextAssertion", SecurityTokensShapes.contextAssertionType),
        .init("ProviderArn", SecurityTokensShapes.arnType),
    ])
}
