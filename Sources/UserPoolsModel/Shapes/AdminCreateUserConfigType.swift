// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AdminCreateUserConfigType`.
public struct AdminCreateUserConfigType: Structure {
    public var allowAdminCreateUserOnly: Bool?
    public var inviteMessageTemplate: MessageTemplateType?
    public var unusedAccountValidityDays: Int?

    public init(
        allowAdminCreateUserOnly: Bool? = nil,
        inviteMessageTemplate: MessageTemplateType? = nil,
        unusedAccountValidityDays: Int? = nil
    ) {
        self.allowAdminCreateUserOnly = allowAdminCreateUserOnly
        self.inviteMessageTemplate = inviteMessageTemplate
        self.unusedAccountValidityDays = unusedAccountValidityDays
    }

    public init(_ fields: JSONObject) throws {
        allowAdminCreateUserOnly = try fields.value("AllowAdminCreateUserOnly")
        inviteMessageTemplate = try fields.value("InviteMessageTemplate")
        unusedAccountValidityDays = try fields.value("UnusedAccountValidityDays")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowAdminCreateUserOnly", allowAdminCreateUserOnly)
        json.field("InviteMessageTemplate", inviteMessageTemplate)
        json.field("UnusedAccountValidityDays", unusedAccountValidityDays)
    }

    public static let shape = StructureShape("AdminCreateUserConfigType", [
        .init("AllowAdminCreateUserOnly", UserPoolsShapes.booleanType),
        .init("InviteMessageTemplate", .structure(MessageTemplateType.shape)),
        .init("UnusedAccountValidityDays", UserPoolsShapes.adminCreateUserUnusedAccountValidityDaysType),
    ])
}
