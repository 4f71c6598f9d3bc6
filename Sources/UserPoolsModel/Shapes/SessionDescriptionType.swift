// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `SessionDescriptionType`.
package struct SessionDescriptionType: Structure {
    package var clientId: ClientID?
    package var createDate: Instant?
    package var deviceType: String?
    package var isCurrentSession: Bool?
    package var lastActiveDate: Instant?
    package var lastIPAddress: Secret<String>?
    package var lastLocation: SessionLocationType?
    package var originSessionId: String?
    package var sessionId: String?
    package var sessionType: SessionTypeType?

    package init(
        clientId: ClientID? = nil,
        createDate: Instant? = nil,
        deviceType: String? = nil,
        isCurrentSession: Bool? = nil,
        lastActiveDate: Instant? = nil,
        lastIPAddress: Secret<String>? = nil,
        lastLocation: SessionLocationType? = nil,
        originSessionId: String? = nil,
        sessionId: String? = nil,
        sessionType: SessionTypeType? = nil
    ) {
        self.clientId = clientId
        self.createDate = createDate
        self.deviceType = deviceType
        self.isCurrentSession = isCurrentSession
        self.lastActiveDate = lastActiveDate
        self.lastIPAddress = lastIPAddress
        self.lastLocation = lastLocation
        self.originSessionId = originSessionId
        self.sessionId = sessionId
        self.sessionType = sessionType
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.value("ClientId")
        createDate = try fields.value("CreateDate")
        deviceType = try fields.value("DeviceType")
        isCurrentSession = try fields.value("IsCurrentSession")
        lastActiveDate = try fields.value("LastActiveDate")
        lastIPAddress = try fields.value("LastIPAddress")
        lastLocation = try fields.value("LastLocation")
        originSessionId = try fields.value("OriginSessionId")
        sessionId = try fields.value("SessionId")
        sessionType = try fields.value("SessionType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("CreateDate", createDate)
        json.field("DeviceType", deviceType)
        json.field("IsCurrentSession", isCurrentSession)
        json.field("LastActiveDate", lastActiveDate)
        json.field("LastIPAddress", lastIPAddress)
        json.field("LastLocation", lastLocation)
        json.field("OriginSessionId", originSessionId)
        json.field("SessionId", sessionId)
        json.field("SessionType", sessionType)
    }

    package static let shape = StructureShape("SessionDescriptionType", [
        .init("ClientId", UserPoolsShapes.clientIdType),
        .init("CreateDate", UserPoolsShapes.dateType),
        .init("DeviceType", UserPoolsShapes.sessionDeviceType),
        .init("IsCurrentSession", UserPoolsShapes.wrappedBooleanType),
        .init("LastActiveDate", UserPoolsShapes.dateType),
        .init("LastIPAddress", UserPoolsShapes.sessionIpAddressType),
        .init("LastLocation", .structure(SessionLocationType.shape)),
        .init("OriginSessionId", UserPoolsShapes.sessionIdType),
        .init("SessionId", UserPoolsShapes.sessionIdType),
        .init("SessionType", UserPoolsShapes.sessionTypeType),
    ])
}
