package import Kernel

/// Why something cannot be done with a dataset.
package enum SyncRefusal: Refusal {
    /// The dataset does not exist, or was deleted.
    case datasetNotFound(String)
    /// The identity is not one of the pool's, or may not be used.
    case identityNotFound(IdentityID)
    /// The pool does not exist.
    case poolNotFound(IdentityPoolID)
    /// The caller's `syncCount` differs from that of the record (SYN-CFL-01).
    case staleRecord(key: String)
    /// The dataset was deleted since the caller has seen it, or it changed while a function decided.
    case staleDataset(String)
    /// The session token is not one for the dataset.
    case invalidSession
    /// The session token has expired.
    case expiredSession
    /// The identity has as many datasets as it may have (SYN-DAT-03).
    case tooManyDatasets(Int)
    /// The dataset would have more records than it may have.
    case tooManyRecords(Int)
    /// The dataset would have more bytes than it may have (SYN-DAT-02).
    case tooLarge(Int)
    /// The maximum number of requests already wait for changes.
    case tooManyWaiting
    /// The function of the sync trigger failed, or its response does not match the documentation (EVT-OUT-05).
    case invalidFunctionOutput(String)
    /// Too many calls of the function run (EVT-OUT-11).
    case functionThrottled
    /// The function did not respond in five seconds (EVT-OUT-10).
    case functionTimedOut
    /// The function cannot be called.
    case functionUnreachable
    /// A bulk publish needs an enabled stream.
    case streamingDisabled
    /// The pool is being published (STR-BLK-04).
    case bulkPublishRuns
    /// The pool was published within a day (STR-BLK-05).
    case alreadyStreamed
    /// The pool has no application for the platform, or none at all (PUSH-SRV-04).
    case pushNotSetUp
    /// The identity does not have this device, or no longer has it.
    case deviceNotFound

    package var kind: RefusalKind {
        switch self {
        case .datasetNotFound, .identityNotFound, .poolNotFound, .deviceNotFound: .notFound
        case .staleRecord, .staleDataset, .expiredSession, .bulkPublishRuns: .conflict
        case .invalidSession, .invalidFunctionOutput, .streamingDisabled, .pushNotSetUp: .invalid
        case .tooManyDatasets, .tooManyRecords, .tooLarge, .tooManyWaiting, .functionThrottled, .alreadyStreamed:
            .limited
        case .functionTimedOut, .functionUnreachable: .unavailable
        }
    }

    /// A sentence for the caller.
    package var message: String {
        switch self {
        case .datasetNotFound(let name): "Dataset '\(name)' does not exist."
        case .identityNotFound(let id): "Identity '\(id)' not found."
        case .poolNotFound(let id): "IdentityPool '\(id)' not found."
        case .staleRecord(let key): "Current SyncCount for: \(key) does not match the one of the request."
        case .staleDataset(let name): "Dataset '\(name)' has changed. List its records again."
        case .invalidSession: "The SyncSessionToken is not one of this dataset."
        case .expiredSession: "The SyncSessionToken has expired. List the records again."
        case .tooManyDatasets(let maximum): "An identity can have at most \(maximum) datasets."
        case .tooManyRecords(let maximum): "A dataset can have at most \(maximum) records."
        case .tooLarge(let maximum): "A dataset can have at most \(maximum) bytes."
        case .tooManyWaiting: "Too many requests wait for changes. Try again later."
        case .invalidFunctionOutput(let reason): "Invalid lambda function output: \(reason)"
        case .functionThrottled: "Too many calls of the function run. Try again."
        case .functionTimedOut: "Socket timeout while invoking Lambda function"
        case .functionUnreachable: "The function cannot be called at present. Try again."
        case .streamingDisabled: "The pool has no stream that is enabled."
        case .bulkPublishRuns: "A bulk publish of the pool is in progress."
        case .alreadyStreamed: "The pool was published successfully within the last 24 hours."
        case .pushNotSetUp: "The identity pool has no push notifications on this platform."
        case .deviceNotFound: "The device is not registered."
        }
    }
}
