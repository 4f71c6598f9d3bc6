// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SimulatePrincipalPolicy.
package struct SimulatePrincipalPolicyInput: OperationInput, Paged {
    package var actionNames: [String]
    package var callerArn: String?
    package var contextEntries: [IAMContextEntry]?
    package var marker: String?
    package var maxItems: Int?
    package var permissionsBoundaryPolicyInputList: [String]?
    package var policyExclusionList: [IAMPolicyIdentifier]?
    package var policyInputList: [String]?
    package var policySourceArn: String
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
        permissionsBoundaryPolicyInputList: [String]? = nil,
        policyExclusionList: [IAMPolicyIdentifier]? = nil,
        policyInputList: [String]? = nil,
        policySourceArn: String,
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
        self.permissionsBoundaryPolicyInputList = permissionsBoundaryPolicyInputList
        self.policyExclusionList = policyExclusionList
        self.policyInputList = policyInputList
        self.policySourceArn = policySourceArn
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
        permissionsBoundaryPolicyInputList = try fields.value("PermissionsBoundaryPolicyInputList")
        policyExclusionList = try fields.value("PolicyExclusionList")
        policyInputList = try fields.value("PolicyInputList")
        policySourceArn = try fields.requiredValue("PolicySourceArn")
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
        json.field("PermissionsBoundaryPolicyInputList", permissionsBoundaryPolicyInputList)
        json.field("PolicyExclusionList", policyExclusionList)
        json.field("PolicyInputList", policyInputList)
        json.field("PolicySourceArn", policySourceArn)
        json.field("ResourceArns", resourceArns)
        json.field("ResourceHandlingOption", resourceHandlingOption)
        json.field("ResourceOwner", resourceOwner)
        json.field("ResourcePolicy", resourcePolicy)
    }

    package static let shape = StructureShape("SimulatePrincipalPolicyRequest", [
        .init("ActionNames", IAMShapes.actionNameListType, required: true),
        .init("CallerArn", IAMShapes.resourceNameType),
        .init("ContextEntries", IAMShapes.contextEntryListType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PermissionsBoundaryPolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicyExclusionList", IAMShapes.policyExclusionsListType),
        .init("PolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicySourceArn", IAMShapes.arnType, required: true),
        .init("ResourceArns", IAMShapes.resourceNameListType),
        .init("ResourceHandlingOption", IAMShapes.resourceHandlingOptionType),
        .init("ResourceOwner", IAMShapes.resourceNameType),
        .init("ResourcePolicy", IAMShapes.policyDocumentType),
    ])

    package typealias Output = SimulatePrincipalPolicyOutput
    package static let operation = OperationModel(
        name: "SimulatePrincipalPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .policyEvaluation,
        ])

    package var resource: Resource { .named(policySourceArn) }

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

/// The output of SimulatePrincipalPolicy.
package typealias SimulatePrincipalPolicyOutput = IAMSimulatePolicyResponse
