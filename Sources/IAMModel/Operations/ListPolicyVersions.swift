// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListPolicyVersions.
package struct ListPolicyVersionsInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var policyArn: String

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        policyArn: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.policyArn = policyArn
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        policyArn = try fields.requiredValue("PolicyArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PolicyArn", policyArn)
    }

    package static let shape = StructureShape("ListPolicyVersionsRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = ListPolicyVersionsOutput
    package static let operation = OperationModel(
        name: "ListPolicyVersions", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }

    package var pageToken: String? {
        get { marker }
        set { marker = newValue }
    }
    package var pageLimit: Int? {
        get { maxItems }
        set { maxItems = newValue }
    }
    package static let maxPage = 1000
    package static let usualPage = 100
}

/// The output of ListPolicyVersions.
package struct ListPolicyVersionsOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var versions: [IAMPolicyVersion]?

    package init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        versions: [IAMPolicyVersion]? = nil
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.versions = versions
    }

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        versions = try fields.value("Versions")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Versions", versions)
    }

    package static let shape = StructureShape("ListPolicyVersionsResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Versions", IAMShapes.policyDocumentVersionListType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
