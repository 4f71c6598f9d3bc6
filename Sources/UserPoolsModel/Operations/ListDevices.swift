// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ListDevices.
public struct ListDevicesInput: OperationInput, CarriesAccessToken, Paged {
    public var accessToken: Secret<String>
    public var limit: Int?
    public var paginationToken: String?

    public init(
        accessToken: Secret<String>,
        limit: Int? = nil,
        paginationToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.limit = limit
        self.paginationToken = paginationToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
    }

    public static let shape = StructureShape("ListDevicesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])

    public typealias Output = ListDevicesOutput
    public static let operation = OperationModel(
        name: "ListDevices", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .invalidUserPoolConfiguration, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])

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

/// The output of ListDevices.
public struct ListDevicesOutput: OperationOutput {
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

    public static let shape = StructureShape("ListDevicesResponse", [
        .init("Devices", UserPoolsShapes.deviceListType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])
}
