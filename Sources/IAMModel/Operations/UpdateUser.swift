// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateUser.
public struct UpdateUserInput: OperationInput {
    public var newPath: String?
    public var newUserName: String?
    public var userName: String

    public init(
        newPath: String? = nil,
        newUserName: String? = nil,
        userName: String
    ) {
        self.newPath = newPath
        self.newUserName = newUserName
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        newPath = try fields.value("NewPath")
        newUserName = try fields.value("NewUserName")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NewPath", newPath)
        json.field("NewUserName", newUserName)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("UpdateUserRequest", [
        .init("NewPath", IAMShapes.pathType),
        .init("NewUserName", IAMShapes.userNameType),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    public typealias Output = UpdateUserOutput
    public static let operation = OperationModel(
        name: "UpdateUser", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .entityAlreadyExists, .entityTemporarilyUnmodifiable,
            .concurrentModification, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }
}

/// UpdateUser has no output.
public typealias UpdateUserOutput = NoOutput
