// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SmsConfigurationType`.
package struct SmsConfigurationType: Structure {
    package var eumsSms: EumsSmsConfigurationType?
    package var externalId: String?
    package var snsCallerArn: String?
    package var snsRegion: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        eumsSms = try fields.value("EumsSms")
        externalId = try fields.value("ExternalId")
        snsCallerArn = try fields.value("SnsCallerArn")
        snsRegion = try fields.value("SnsRegion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EumsSms", eumsSms)
        json.field("ExternalId", externalId)
        json.field("SnsCallerArn", snsCallerArn)
        json.field("SnsRegion", snsRegion)
    }

    package static let shape = StructureShape("SmsConfigurationType", [
        .init("EumsSms", .structure(EumsSmsConfigurationType.shape)),
        .init("ExternalId", UserPoolsShapes.stringType),
        .init("SnsCallerArn", UserPoolsShapes.optionalArnType),
        .init("SnsRegion", UserPoolsShapes.regionCodeType),
    ])
}
