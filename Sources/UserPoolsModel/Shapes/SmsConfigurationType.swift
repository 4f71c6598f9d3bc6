// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SmsConfigurationType`.
public struct SmsConfigurationType: Structure {
    public var eumsSms: EumsSmsConfigurationType?
    public var externalId: String?
    public var snsCallerArn: String?
    public var snsRegion: String?

    public init(
        eumsSms: EumsSmsConfigurationType? = nil,
        externalId: String? = nil,
        snsCallerArn: String? = nil,
        snsRegion: String? = nil
    ) {
        self.eumsSms = eumsSms
        self.externalId = externalId
        self.snsCallerArn = snsCallerArn
        self.snsRegion = snsRegion
    }

    public init(_ fields: JSONObject) throws {
        eumsSms = try fields.value("EumsSms")
        externalId = try fields.value("ExternalId")
        snsCallerArn = try fields.value("SnsCallerArn")
        snsRegion = try fields.value("SnsRegion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EumsSms", eumsSms)
        json.field("ExternalId", externalId)
        json.field("SnsCallerArn", snsCallerArn)
        json.field("SnsRegion", snsRegion)
    }

    public static let shape = StructureShape("SmsConfigurationType", [
        .init("EumsSms", .structure(EumsSmsConfigurationType.shape)),
        .init("ExternalId", UserPoolsShapes.stringType),
        .init("SnsCallerArn", UserPoolsShapes.optionalArnType),
        .init("SnsRegion", UserPoolsShapes.regionCodeType),
    ])
}
