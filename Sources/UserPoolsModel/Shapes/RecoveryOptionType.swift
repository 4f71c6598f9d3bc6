// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RecoveryOptionType`.
public struct RecoveryOptionType: Structure {
    public var name: RecoveryOptionNameType
    public var priority: Int

    public init(
        name: RecoveryOptionNameType,
        priority: Int
    ) {
        self.name = name
        self.priority = priority
    }

    public init(_ fields: JSONObject) throws {
        name = try fields.requiredValue("Name")
        priority = try fields.requiredValue("Priority")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Name", name)
        json.field("Priority", priority)
    }

    public static let shape = StructureShape("RecoveryOptionType", [
        .init("Name", UserPoolsShapes.recoveryOptionNameType, required: true),
        .init("Priority", UserPoolsShapes.priorityType, required: true),
    ])
}
