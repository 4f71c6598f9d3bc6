// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PushSync`.
package struct PushSync: Structure {
    package var applicationArns: [String]?
    package var roleArn: String?

    package init(
        applicationArns: [String]? = nil,
        roleArn: String? = nil
    ) {
        self.applicationArns = applicationArns
        self.roleArn = roleArn
    }

    package init(_ fields: JSONObject) throws {
        applicationArns = try fields.value("ApplicationArns")
        roleArn = try fields.value("RoleArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ApplicationArns", applicationArns)
        json.field("RoleArn", roleArn)
    }

    package static let shape = StructureShape("PushSync", [
        .init("ApplicationArns", SyncShapes.applicationArnList),
        .init("RoleArn", SyncShapes.assumeRoleArn),
    ])
}
