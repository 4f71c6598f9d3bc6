// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ListDevices.
package struct ListDevicesInput: OperationInput, CarriesAccessToken, Paged {
    package var accessToken: Secret<String>
    package var limit: Int?
    package var paginationToken: String?

    package init(
        accessToken: Secret<String>,
        limit: Int? = nil,
        paginationToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.limit = limit
        self.paginationToken = paginationToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
    }

    package static let shape = StructureShape("ListDevicesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])

    package typealias Output = ListDevicesOutput
    package static let operation = OperationModel(
        name: "ListDevices", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .invalidUserPoolConfiguration, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])

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

/// The output of ListDevices.
package struct ListDevicesOutput: OperationOutput, PagedOutput {
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

    package static let shape = StructureShape("ListDevicesResponse", [
        .init("Devices", UserPoolsShapes.deviceListType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
    ])

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
}
