// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RiskExceptionConfigurationType`.
package struct RiskExceptionConfigurationType: Structure {
    package var blockedIPRangeList: [String]?
    package var skippedIPRangeList: [String]?

    package init(
        blockedIPRangeList: [String]? = nil,
        skippedIPRangeList: [String]? = nil
    ) {
        self.blockedIPRangeList = blockedIPRangeList
        self.skippedIPRangeList = skippedIPRangeList
    }

    package init(_ fields: JSONObject) throws {
        blockedIPRangeList = try fields.value("BlockedIPRangeList")
        skippedIPRangeList = try fields.value("SkippedIPRangeList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("BlockedIPRangeList", blockedIPRangeList)
        json.field("SkippedIPRangeList", skippedIPRangeList)
    }

    package static let shape = StructureShape("RiskExceptionConfigurationType", [
        .init("BlockedIPRangeList", UserPoolsShapes.blockedIPRangeListType),
        .init("SkippedIPRangeList", UserPoolsShapes.skippedIPRangeListType),
    ])
}
