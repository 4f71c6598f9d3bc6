// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AnalyticsConfigurationType`.
package struct AnalyticsConfigurationType: Structure {
    package var applicationArn: String?
    package var applicationId: String?
    package var externalId: String?
    package var roleArn: String?
    package var userDataShared: Bool?

    package init(
        applicationArn: String? = nil,
        applicationId: String? = nil,
        externalId: String? = nil,
        roleArn: String? = nil,
        userDataShared: Bool? = nil
    ) {
        self.applicationArn = applicationArn
        self.applicationId = applicationId
        self.externalId = externalId
        self.roleArn = roleArn
        self.userDataShared = userDataShared
    }

    package init(_ fields: JSONObject) throws {
        applicationArn = try fields.value("ApplicationArn")
        applicationId = try fields.value("ApplicationId")
        externalId = try fields.value("ExternalId")
        roleArn = try fields.value("RoleArn")
        userDataShared = try fields.value("UserDataShared")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ApplicationArn", applicationArn)
        json.field("ApplicationId", applicationId)
        json.field("ExternalId", externalId)
        json.field("RoleArn", roleArn)
        json.field("UserDataShared", userDataShared)
    }

    package static let shape = StructureShape("AnalyticsConfigurationType", [
        .init("ApplicationArn", UserPoolsShapes.arnType),
        .init("ApplicationId", UserPoolsShapes.hexStringType),
        .init("ExternalId", UserPoolsShapes.stringType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserDataShared", UserPoolsShapes.booleanType),
    ])
}
