// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SimulateCustomPolicy.
package struct SimulateCustomPolicyInput: OperationInput, Paged {
    package var actionNames: [String]
    package var callerArn: String?
    package var contextEntries: [IAMContextEntry]?
    package var marker: String?
    package var maxItems: Int?
    package var orderedOrganizationPolicyInputList: [IAMOrderedOrganizationPolicyType]?
    package var permissionsBoundaryPolicyInputList: [String]?
    package var policyInputList: [String]
    package var resourceArns: [String]?
    package var resourceHandlingOption: String?
    package var resourceOwner: String?
    package var resourcePolicy: String?

    package init(
        actionNames: [String],
        callerArn: String? = nil,
        contextEntries: [IAMContextEntry]? = nil,
        marker: String? = nil,
        maxItems: Int? = nil,
        orderedOrganizationPolicyInputList: [IAMOrderedOrganizationPolicyType]? = nil,
        permissionsBoundaryPolicyInputList: [String]? = nil,
        policyInputList: [String],
        resourceArns: [String]? = nil,
        resourceHandlingOption: String? = nil,
        resourceOwner: String? = nil,
        resourcePolicy: String? = nil
    ) {
        self.actionNames = actionNames
        self.callerArn = callerArn
        self.contextEntries = contextEntries
        self.marker = marker
        self.maxItems = maxItems
        self.orderedOrganizationPolicyInputList = orderedOrganizationPolicyInputList
        self.permissionsBoundaryPolicyInputList = permissionsBoundaryPolicyInputList
        self.policyInputList = policyInputList
        self.resourceArns = resourceArns
        self.resourceHandlingOption = resourceHandlingOption
        self.resourceOwner = resourceOwner
        self.resourcePolicy = resourcePolicy
    }

    package init(_ fields: JSONObject) throws {
        actionNames = try fields.requiredValue("ActionNames")
        callerArn = try fields.value("CallerArn")
        contextEntries = try fields.value("ContextEntries")
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        orderedOrganizationPolicyInputList = try fields.value("OrderedOrganizationPolicyInputList")
        permissionsBoundaryPolicyInputList = try fields.value("PermissionsBoundaryPolicyInputList")
        policyInputList = try fields.requiredValue("PolicyInputList")
        resourceArns = try fields.value("ResourceArns")
        resourceHandlingOption = try fields.value("ResourceHandlingOption")
        resourceOwner = try fields.value("ResourceOwner")
        resourcePolicy = try fields.value("ResourcePolicy")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ActionNames", actionNames)
        json.field("CallerArn", callerArn)
        json.field("ContextEntries", contextEntries)
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("OrderedOrganizationPolicyInputList", orderedOrganizationPolicyInputList)
        json.field("PermissionsBoundaryPolicyInputList", permissionsBoundaryPolicyInputList)
        json.field("PolicyInputList", policyInputList)
        json.field("ResourceArns", resourceArns)
        json.field("ResourceHandlingOption", resourceHandlingOption)
        json.field("ResourceOwner", resourceOwner)
        json.field("ResourcePolicy", resourcePolicy)
    }

    package static let shape = StructureShape("SimulateCustomPolicyRequest", [
        .init("ActionNames", IAMShapes.actionNameListType, required: true),
        .init("CallerArn", IAMShapes.resourceNameType),
        .init("ContextEntries", IAMShapes.contextEntryListType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("OrderedOrganizationPolicyInputList", IAMShapes.organizationPolicyListType),
        .init("PermissionsBoundaryPolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicyInputList", IAMShapes.simulationPolicyListType, required: true),
        .init("ResourceArns", IAMShapes.resourceNameListType),
        .init("ResourceHandlingOption", IAMShapes.resourceHandlingOptionType),
        .init("ResourceOwner", IAMShapes.resourceNameType),
        .init("ResourcePolicy", IAMShapes.policyDocumentType),
    ])

    package typealias Output = SimulateCustomPolicyOutput
    package static let operation = OperationModel(
        name: "SimulateCustomPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .policyEvaluation,
        ])

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

/// The output of SimulateCustomPolicy.
package typealias SimulateCustomPolicyOutput = IAMSimulatePolicyResponse
