// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UserPoolDescriptionType`.
package struct UserPoolDescriptionType: Structure {
    package var creationDate: Instant?
    package var id: UserPoolID?
    package var lambdaConfig: LambdaConfigType?
    package var lastModifiedDate: Instant?
    package var name: String?
    package var replicaRegions: [String]?
    package var status: StatusType?

    package init(
        creationDate: Instant? = nil,
        id: UserPoolID? = nil,
        lambdaConfig: LambdaConfigType? = nil,
        lastModifiedDate: Instant? = nil,
        name: String? = nil,
        replicaRegions: [String]? = nil,
        status: StatusType? = nil
    ) {
        self.creationDate = creationDate
        self.id = id
        self.lambdaConfig = lambdaConfig
        self.lastModifiedDate = lastModifiedDate
        self.name = name
        self.replicaRegions = replicaRegions
        self.status = status
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        id = try fields.value("Id")
        lambdaConfig = try fields.value("LambdaConfig")
        lastModifiedDate = try fields.value("LastModifiedDate")
        name = try fields.value("Name")
        replicaRegions = try fields.value("ReplicaRegions")
        status = try fields.value("Status")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("Id", id)
        json.field("LambdaConfig", lambdaConfig)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Name", name)
        json.field("ReplicaRegions", replicaRegions)
        json.field("Status", status)
    }

    package static let shape = StructureShape("UserPoolDescriptionType", [
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("Id", UserPoolsShapes.userPoolIdType),
        .init("LambdaConfig", .structure(LambdaConfigType.shape)),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("Name", UserPoolsShapes.userPoolNameType),
        .init("ReplicaRegions", UserPoolsShapes.replicaRegionsType),
        .init("Status", UserPoolsShapes.statusType),
    ])
}
