import Kernel
package import Transfer
import Wire
package import WireRuntime

extension TransferRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .jobNotFound, .tooManyJobs, .roleNotUsable: kind.codes
        case .importRuns: [.userImportInProgress, .concurrentModification]
        case .uploadRefused: RefusalCodes.notAuthorized
        case .jobRuns, .notStartable, .fileMissing, .verifiesNothing, .notRunning:
            [.preconditionNotMet, .invalidParameter]
        }
    }
}
