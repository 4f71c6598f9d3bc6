// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AccountRecoverySettingType`.
package struct AccountRecoverySettingType: Structure {
    package var recoveryMechanisms: [RecoveryOptionType]?

    package init(
        recoveryMechanisms: [RecoveryOptionType]? = nil
    ) {
        self.recoveryMechanisms = recoveryMechanisms
    }

    package init(_ fields: JSONObject) throws {
        recoveryMechanisms = try fields.value("RecoveryMechanisms")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RecoveryMechanisms", recoveryMechanisms)
    }

    package static let shape = StructureShape("AccountRecoverySettingType", [
        .init("RecoveryMechanisms", UserPoolsShapes.recoveryMechanismsType),
    ])
}
