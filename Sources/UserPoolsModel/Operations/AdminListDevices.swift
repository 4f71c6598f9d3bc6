// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminListDevices.
public struct AdminListDevicesInput: OperationInput, NamesUserPool, Paged {
    public var limit: Int?
    public var paginationToken: String?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        limit: Int? = nil,
        paginationToken: String? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.limit = limit
        self.paginationToken = paginationToken
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminListDevicesRequest", [
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminListDevicesOutput
    public static let operation = OperationModel(
        name: "AdminListDevices", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .tooManyRequests,
            .operationNotEnabled, .internalError, .notAuthorized,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    public var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    public static let greatestPage = 60
}

/// The output of AdminListDevices.
public struct AdminListDevicesOutput: OperationOutput {
    public var devices: [DeviceType]?
    public var paginationToken: String?

    public init(
        devices: [DeviceType]? = nil,
        paginationToken: String? = nil
    ) {
        self.devices = devices
        self.paginationToken = paginationToken
    }

    public init(_ fields: JSONObject) throws {
        devices = try fields.value("Devices")
        paginationToken = try fields.value("PaginationToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Devices", devices)
        json.field("PaginationToken", paginationToken)
    }

    public static let shape = StructureShape("AdminListDevicesResponse", [
        .init("Devices", UserPoolsShapes.deviceListType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])
}

#endif
