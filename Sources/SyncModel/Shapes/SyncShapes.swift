// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// The simple shapes of the service, with the limits that the model sets them.
enum SyncShapes {
    static let applicationArn: Shape = .string(pattern: #"arn:aws:sns:[-0-9a-z]+:\d+:app/[A-Z_]+/[a-zA-Z0-9_.-]+"#)
    static let applicationArnList: Shape = .list(SyncShapes.applicationArn)
    static let assumeRoleArn: Shape = .string(min: 20, max: 2048, pattern: #"arn:aws:iam::\d+:role/.*"#)
    static let boolean: Shape = .boolean()
    static let bulkPublishStatus: Shape = .enumeration(["NOT_STARTED", "IN_PROGRESS", "FAILED", "SUCCEEDED"])
    static let clientContext: Shape = .string(unlogged: true)
    static let cognitoEventType: Shape = .string()
    static let datasetList: Shape = .list(.structure(Dataset.shape))
    static let datasetName: Shape = .string(min: 1, max: 128, pattern: "[a-zA-Z0-9_.:-]+")
    static let date: Shape = .timestamp()
    static let deviceId: Shape = .string(min: 1, max: 256)
    static let events: Shape = .map(SyncShapes.cognitoEventType, SyncShapes.lambdaFunctionArn, max: 1)
    static let exceptionMessage: Shape = .string()
    static let identityId: Shape = .string(min: 1, max: 55, pattern: #"[\w-]+:[0-9a-f-]+"#)
    static let identityPoolId: Shape = .string(min: 1, max: 55, pattern: #"[\w-]+:[0-9a-f-]+"#)
    static let identityPoolUsageList: Shape = .list(.structure(IdentityPoolUsage.shape))
    static let integer: Shape = .integer()
    static let integerString: Shape = .integer()
    static let lambdaFunctionArn: Shape = .string()
    static let long: Shape = .long()
    static let mergedDatasetNameList: Shape = .list(SyncShapes.string)
    static let operation: Shape = .enumeration(["replace", "remove"])
    static let platform: Shape = .enumeration(["APNS", "APNS_SANDBOX", "GCM", "ADM"])
    static let pushToken: Shape = .string(unlogged: true)
    static let recordKey: Shape = .string(min: 1, max: 1024, unlogged: true)
    static let recordList: Shape = .list(.structure(Record.shape))
    static let recordPatchList: Shape = .list(.structure(RecordPatch.shape))
    static let recordValue: Shape = .string(max: 1048575, unlogged: true)
    static let streamName: Shape = .string(min: 1, max: 128)
    static let streamingStatus: Shape = .enumeration(["ENABLED", "DISABLED"])
    static let string: Shape = .string(unlogged: true)
    static let syncSessionToken: Shape = .string(unlogged: true)
}
