// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetCSVHeader.
public struct GetCSVHeaderInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetCSVHeaderRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetCSVHeaderOutput
    public static let operation = OperationModel(
        name: "GetCSVHeader", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetCSVHeader.
public struct GetCSVHeaderOutput: OperationOutput {
    public var csvHeader: [String]?
    public var userPoolId: UserPoolID?

    public init(
        csvHeader: [String]? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.csvHeader = csvHeader
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        csvHeader = try fields.value("CSVHeader")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CSVHeader", csvHeader)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetCSVHeaderResponse", [
        .init("CSVHeader", UserPoolsShapes.listOfStringTypes),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}

#endif
