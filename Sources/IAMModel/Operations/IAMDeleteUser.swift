// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteUser.
public struct IAMDeleteUserInput: OperationInput {
    public var userName: String

    public init(
        userName: String
    ) {
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("DeleteUserRequest", [
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    public typealias Output = IAMDeleteUserOutput
    public static let operation = OperationModel(
        name: "DeleteUser", service: .iam, signed: true, hasOutput: false,
        errors: [
            .limitExceeded, .noSuchEntity, .deleteConflict, .concurrentModification, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// DeleteUser has no output.
public typealias IAMDeleteUserOutput = NoOutput
