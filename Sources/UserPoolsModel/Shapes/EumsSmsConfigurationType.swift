// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EumsSmsConfigurationType`.
package struct EumsSmsConfigurationType: Structure {
    package var callerArn: String
    package var configurationSetName: String?
    package var externalId: String?
    package var inEntityId: String?
    package var inTemplateId: String?
    package var originationIdentity: String?
    package var region: String?

    package init(
        callerArn: String,
        configurationSetName: String? = nil,
        externalId: String? = nil,
        inEntityId: String? = nil,
        inTemplateId: String? = nil,
        originationIdentity: String? = nil,
        region: String? = nil
    ) {
        self.callerArn = callerArn
        self.configurationSetName = configurationSetName
        self.externalId = externalId
        self.inEntityId = inEntityId
        self.inTemplateId = inTemplateId
        self.originationIdentity = originationIdentity
        self.region = region
    }

    package init(_ fields: JSONObject) throws {
        callerArn = try fields.requiredValue("CallerArn")
        configurationSetName = try fields.value("ConfigurationSetName")
        externalId = try fields.value("ExternalId")
        inEntityId = try fields.value("InEntityId")
        inTemplateId = try fields.value("InTemplateId")
        originationIdentity = try fields.value("OriginationIdentity")
        region = try fields.value("Region")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CallerArn", callerArn)
        json.field("ConfigurationSetName", configurationSetName)
        json.field("ExternalId", externalId)
        json.field("InEntityId", inEntityId)
        json.field("InTemplateId", inTemplateId)
        json.field("OriginationIdentity", originationIdentity)
        json.field("Region", region)
    }

    package static let shape = StructureShape("EumsSmsConfigurationType", [
        .init("CallerArn", UserPoolsShapes.arnType, required: true),
        .init("ConfigurationSetName", UserPoolsShapes.stringType),
        .init("ExternalId", UserPoolsShapes.stringType),
        .init("InEntityId", UserPoolsShapes.stringType),
        .init("InTemplateId", UserPoolsShapes.stringType),
        .init("OriginationIdentity", UserPoolsShapes.stringType),
        .init("Region", UserPoolsShapes.regionCodeType),
    ])
}
