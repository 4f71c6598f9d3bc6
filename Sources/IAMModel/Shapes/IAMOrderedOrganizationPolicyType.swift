// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `OrderedOrganizationPolicyType`.
public struct IAMOrderedOrganizationPolicyType: Structure {
    public var serviceControlPolicyInputList: [String]?

    public init(
        serviceControlPolicyInputList: [String]? = nil
    ) {
        self.serviceControlPolicyInputList = serviceControlPolicyInputList
    }

    public init(_ fields: JSONObject) throws {
        serviceControlPolicyInputList = try fields.value("ServiceControlPolicyInputList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ServiceControlPolicyInputList", serviceControlPolicyInputList)
    }

    public static let shape = StructureShape("OrderedOrganizationPolicyType", [
        .init("ServiceControlPolicyInputList", IAMShapes.simulationPolicyListType),
    ])
}
