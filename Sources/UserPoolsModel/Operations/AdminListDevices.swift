// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminListDevices.
package struct AdminListDevicesInput: OperationInput, NamesUserPool, Paged {
    package var limit: Int?
    package var paginationToken: String?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
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

    package init(_ fields: JSONObject) throws {
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminListDevicesRequest", [
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminListDevicesOutput
    package static let operation = OperationModel(
        name: "AdminListDevices", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .tooManyRequests,
            .operationNotEnabled, .internalError, .notAuthorized,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    package var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    package static let maxPage = 60
}

/// The output of AdminListDevices.
package struct AdminListDevicesOutput: OperationOutput, PagedOutput {
    package var devices: [DeviceType]?
    package var paginationToken: String?

    package init(
        devices: [DeviceType]? = nil,
        paginationToken: String? = nil
    ) {
        self.devices = devices
        self.paginationToken = paginationToken
    }

    package init(_ fields: JSONObject) throws {
        devices = try fields.value("Devices")
        paginationToken = try fields.value("PaginationToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Devices", devices)
        json.field("PaginationToken", paginationToken)
    }

    package static let shape = StructureShape("AdminListDevicesResponse", [
        .init("Devices", UserPoolsShapes.deviceListType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
}

#endif
