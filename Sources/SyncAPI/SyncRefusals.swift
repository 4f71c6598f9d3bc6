import Kernel
package import Sync
import Wire
package import WireRuntime

extension SyncRefusal: CodedRefusal {
    /// Cognito's codes.
    package var codes: [ErrorCode] {
        switch self {
        case .datasetNotFound, .poolNotFound: [.resourceNotFound, .notAuthorized]
        // For operations that do not declare a missing resource, the error is that the caller may not access it.
        case .identityNotFound: [.resourceNotFound, .notAuthorized]
        case .staleRecord, .staleDataset, .expiredSession: [.resourceConflict, .notAuthorized]
        case .invalidSession: [.invalidParameter]
        case .tooManyDatasets, .tooManyRecords, .tooLarge: [.limitExceeded]
        case .tooManyWaiting: [.tooManyRequests]
        case .invalidFunctionOutput: [.invalidLambdaFunctionOutput]
        case .functionThrottled: [.lambdaThrottled]
        case .functionTimedOut: [.lambdaSocketTimeout]
        case .functionUnreachable: [.serviceUnavailable]
        case .streamingDisabled: [.invalidParameter]
        case .bulkPublishRuns: [.duplicateRequest]
        case .alreadyStreamed: [.alreadyStreamed]
        case .pushNotSetUp: [.invalidConfiguration]
        case .deviceNotFound: [.resourceNotFound]
        }
    }
}
