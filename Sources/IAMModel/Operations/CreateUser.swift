// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreateUser.
public struct CreateUserInput: OperationInput {
    public var path: String?
    public var permissionsBoundary: String?
    public var tags: [IAMTag]?
    public var userName: String

    public init(
        path: String? = nil,
        permissionsBoundary: String? = nil,
        tags: [IAMTag]? = nil,
        userName: String
    ) {
        self.path = path
        self.permissionsBoundary = permissionsBoundary
        self.tags = tags
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        path = try fields.value("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        tags = try fields.value("Tags")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("Tags", tags)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("CreateUserRequest", [
        .init("Path", IAMShapes.pathType),
        .init("PermissionsBoundary", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    public typealias Output = CreateUserOutput
    public static let operation = OperationModel(
        name: "CreateUser", service: .iam, signed: true, hasOutput: true,
        errors: [
            .limitExceeded, .entityAlreadyExists, .noSuchEntity, .invalidInput, .concurrentModification,
            .serviceFailure,
        ])

    public var resource: Resource { .created("user\(path ?? "/")\(userName)") }
}

/// The output of CreateUser.
public struct CreateUserOutput: OperationOutput {
    public var user: IAMUser?

    public init(
        user: IAMUser? = nil
    ) {
        self.user = user
    }

    public init(_ fields: JSONObject) throws {
        user = try fields.value("User")
    }

    public func write(members json: inout JSONWriter) {
        json.field("User", user)
    }

    public static let shape = StructureShape("CreateUserResponse", [
        .init("User", .structure(IAMUser.shape)),
    ])
}
