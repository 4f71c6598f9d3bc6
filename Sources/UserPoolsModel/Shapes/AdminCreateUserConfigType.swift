// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AdminCreateUserConfigType`.
package struct AdminCreateUserConfigType: Structure {
    package var allowAdminCreateUserOnly: Bool?
    package var inviteMessageTemplate: MessageTemplateType?
    package var unusedAccountValidityDays: Int?

    package init(
        allowAdminCreateUserOnly: Bool? = nil,
        inviteMessageTemplate: MessageTemplateType? = nil,
        unusedAccountValidityDays: Int? = nil
    ) {
        self.allowAdminCreateUserOnly = allowAdminCreateUserOnly
        self.inviteMessageTemplate = inviteMessageTemplate
        self.unusedAccountValidityDays = unusedAccountValidityDays
    }

    package init(_ fields: JSONObject) throws {
        allowAdminCreateUserOnly = try fields.value("AllowAdminCreateUserOnly")
        inviteMessageTemplate = try fields.value("InviteMessageTemplate")
        unusedAccountValidityDays = try fields.value("UnusedAccountValidityDays")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AllowAdminCreateUserOnly", allowAdminCreateUserOnly)
        json.field("InviteMessageTemplate", inviteMessageTemplate)
        json.field("UnusedAccountValidityDays", unusedAccountValidityDays)
    }

    package static let shape = StructureShape("AdminCreateUserConfigType", [
        .init("AllowAdminCreateUserOnly", UserPoolsShapes.booleanType),
        .init("InviteMessageTemplate", .structure(MessageTemplateType.shape)),
        .init("UnusedAccountValidityDays", UserPoolsShapes.adminCreateUserUnusedAccountValidityDaysType),
    ])
}
