// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListAccessKeys.
package struct ListAccessKeysInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var userName: String?

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        userName: String? = nil
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        userName = try fields.value("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("ListAccessKeysRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    package typealias Output = ListAccessKeysOutput
    package static let operation = OperationModel(
        name: "ListAccessKeys", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }

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

/// The output of ListAccessKeys.
package struct ListAccessKeysOutput: OperationOutput, PagedOutput {
    package var accessKeyMetadata: [IAMAccessKeyMetadata]
    package var isTruncated: Bool?
    package var marker: String?

    package init(
        accessKeyMetadata: [IAMAccessKeyMetadata],
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.accessKeyMetadata = accessKeyMetadata
        self.isTruncated = isTruncated
        self.marker = marker
    }

    package init(_ fields: JSONObject) throws {
        accessKeyMetadata = try fields.requiredValue("AccessKeyMetadata")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessKeyMetadata", accessKeyMetadata)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    package static let shape = StructureShape("ListAccessKeysResponse", [
        .init("AccessKeyMetadata", IAMShapes.accessKeyMetadataListType, required: true),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
