// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetUser.
public struct IAMGetUserInput: OperationInput {
    public var userName: String?

    public init(
        userName: String? = nil
    ) {
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("GetUserRequest", [
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    public typealias Output = IAMGetUserOutput
    public static let operation = OperationModel(
        name: "GetUser", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// The output of GetUser.
public struct IAMGetUserOutput: OperationOutput {
    public var user: IAMUser

    public init(
        user: IAMUser
    ) {
        self.user = user
    }

    public init(_ fields: JSONObject) throws {
        user = try fields.requiredValue("User")
    }

    public func write(members json: inout JSONWriter) {
        json.field("User", user)
    }

    public static let shape = StructureShape("GetUserResponse", [
        .init("User", .structure(IAMUser.shape), required: true),
    ])
}
