// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RecoveryOptionType`.
package struct RecoveryOptionType: Structure {
    package var name: RecoveryOptionNameType
    package var priority: Int

    package init(
        name: RecoveryOptionNameType,
        priority: Int
    ) {
        self.name = name
        self.priority = priority
    }

    package init(_ fields: JSONObject) throws {
        name = try fields.requiredValue("Name")
        priority = try fields.requiredValue("Priority")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Name", name)
        json.field("Priority", priority)
    }

    package static let shape = StructureShape("RecoveryOptionType", [
        .init("Name", UserPoolsShapes.recoveryOptionNameType, required: true),
        .init("Priority", UserPoolsShapes.priorityType, required: true),
    ])
}
