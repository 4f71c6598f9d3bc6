// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `OrderedOrganizationPolicyType`.
package struct IAMOrderedOrganizationPolicyType: Structure {
    package var serviceControlPolicyInputList: [String]?

    package init(
        serviceControlPolicyInputList: [String]? = nil
    ) {
        self.serviceControlPolicyInputList = serviceControlPolicyInputList
    }

    package init(_ fields: JSONObject) throws {
        serviceControlPolicyInputList = try fields.value("ServiceControlPolicyInputList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ServiceControlPolicyInputList", serviceControlPolicyInputList)
    }

    package static let shape = StructureShape("OrderedOrganizationPolicyType", [
        .init("ServiceControlPolicyInputList", IAMShapes.simulationPolicyListType),
    ])
}
