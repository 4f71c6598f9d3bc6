package import Kernel

/// Why something cannot be done with an import job.
package enum TransferRefusal: Refusal {
    /// The pool has no such job.
    case jobNotFound(String)
    /// The pool has as many jobs that have not ended as it may have (UP-CSV-66).
    case tooManyJobs(Int)
    /// The role does not exist, or does not allow what is needed.
    case roleNotUsable(String)
    /// Another job of the pool runs (UP-CSV-45).
    case jobRuns
    /// The job was started before, or has expired.
    case notStartable(UserImportJob.Status)
    /// A job of the pool runs, which would meet the change half-way.
    case importRuns
    /// Nothing has been uploaded.
    case fileMissing
    /// The pool verifies no contact, so that no code could be sent (UP-CSV-20).
    case verifiesNothing
    /// The job does not run.
    case notRunning(UserImportJob.Status)
    /// The upload URL is not valid, has expired, or was used without its header.
    case uploadRefused

    package var kind: RefusalKind {
        switch self {
        case .jobNotFound: .notFound
        case .tooManyJobs: .limited
        case .roleNotUsable: .invalid
        case .jobRuns, .importRuns, .notStartable, .fileMissing, .verifiesNothing, .notRunning: .conflict
        case .uploadRefused: .forbidden
        }
    }

    /// A sentence for the caller.
    package var message: String {
        switch self {
        case .jobNotFound(let id): "User import job \(id) does not exist."
        case .tooManyJobs(let maximum): "The user pool has \(maximum) import jobs that have not ended."
        case .roleNotUsable(let reason): "CloudWatchLogsRoleArn: \(reason)"
        case .importRuns: "An import job of the user pool is running."
        case .jobRuns: "Another import job of the user pool is running."
        case .notStartable(let status): "The job cannot be started, because its status is \(status.rawValue)."
        case .fileMissing: "The job cannot be started before a file is uploaded."
        case .verifiesNothing: "The job cannot be started, because the user pool verifies neither e-mail nor phone."
        case .notRunning(let status): "The job cannot be stopped, because its status is \(status.rawValue)."
        case .uploadRefused: "The URL is not valid, has expired, or was used without its header."
        }
    }
}
