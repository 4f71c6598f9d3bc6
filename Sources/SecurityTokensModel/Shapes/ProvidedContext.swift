// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ProvidedContext`.
public struct ProvidedContext: Structure {
    public var contextAssertion: String?
    public var providerArn: String?

    public init(
        contextAssertion: String? = nil,
        providerArn: String? = nil
    ) {
        self.contextAssertion = contextAssertion
        self.providerArn = providerArn
    }

    public init(_ fields: JSONObject) throws {
        contextAssertion = try fields.value("ContextAssertion")
        providerArn = try fields.value("ProviderArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ContextAssertion", contextAssertion)
        json.field("ProviderArn", providerArn)
    }

    public static let shape = StructureShape("ProvidedContext", [
        .init("ContextAssertion", SecurityTokensShapes.contextAssertionType),
        .init("ProviderArn", SecurityTokensShapes.arnType),
    ])
}
