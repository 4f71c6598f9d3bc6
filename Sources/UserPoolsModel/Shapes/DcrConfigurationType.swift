// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `DcrConfigurationType`.
package struct DcrConfigurationType: Structure {
    package var allowedScopes: [String]?
    package var authenticatedGrantTypes: [OAuthFlowType]?
    package var enableStatus: StatusType?
    package var openDcrEnabled: Bool?
    package var openDcrGrantTypes: [OAuthFlowType]?

    package init(
        allowedScopes: [String]? = nil,
        authenticatedGrantTypes: [OAuthFlowType]? = nil,
        enableStatus: StatusType? = nil,
        openDcrEnabled: Bool? = nil,
        openDcrGrantTypes: [OAuthFlowType]? = nil
    ) {
        self.allowedScopes = allowedScopes
        self.authenticatedGrantTypes = authenticatedGrantTypes
        self.enableStatus = enableStatus
        self.openDcrEnabled = openDcrEnabled
        self.openDcrGrantTypes = openDcrGrantTypes
    }

    package init(_ fields: JSONObject) throws {
        allowedScopes = try fields.value("AllowedScopes")
        authenticatedGrantTypes = try fields.value("AuthenticatedGrantTypes")
        enableStatus = try fields.value("EnableStatus")
        openDcrEnabled = try fields.value("OpenDcrEnabled")
        openDcrGrantTypes = try fields.value("OpenDcrGrantTypes")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AllowedScopes", allowedScopes)
        json.field("AuthenticatedGrantTypes", authenticatedGrantTypes)
        json.field("EnableStatus", enableStatus)
        json.field("OpenDcrEnabled", openDcrEnabled)
        json.field("OpenDcrGrantTypes", openDcrGrantTypes)
    }

    package static let shape = StructureShape("DcrConfigurationType", [
        .init("AllowedScopes", UserPoolsShapes.scopeListType),
        .init("AuthenticatedGrantTypes", UserPoolsShapes.oAuthFlowsType),
        .init("EnableStatus", UserPoolsShapes.statusType),
        .init("OpenDcrEnabled", UserPoolsShapes.booleanType),
        .init("OpenDcrGrantTypes", UserPoolsShapes.oAuthFlowsType),
    ])
}
