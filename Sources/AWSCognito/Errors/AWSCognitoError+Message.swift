public import Foundation
import Kernel

extension AWSCognitoError: LocalizedError, CustomNSError {
    /// The domain of the iOS SDK's errors.
    public static let errorDomain = "com.amazon.cognito.AWSCognitoErrorDomain"

    /// The error's number in the iOS SDK.
    public var errorCode: Int { numbered.code }

    /// The message of the service, or of the client if the service was not called.
    public var message: String { numbered.message }

    /// The message.
    public var errorDescription: String? { message }

    /// The message, under the key of a description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// The service's name of the error, such as `LimitExceededException`; nil for an error of the client itself.
    public var serviceErrorName: String? {
        let name = message.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard name.count <= 64, name.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
        return Substring(name).hasSuffix("Exception") ? String(Substring(name)) : nil
    }

    private var numbered: (code: Int, message: String) {
        switch self {
        case .unknown(let message): (0, message)
        case .remoteDataStorageFailed(let message): (-1000, message)
        case .invalidDataValue(let message): (-1001, message)
        case .userDataSizeLimitExceeded(let message): (-1002, message)
        case .localDataStorageFailed(let message): (-2000, message)
        case .illegalArgument(let message): (-3000, message)
        case .authenticationFailed(let message): (-4000, message)
        case .taskCanceled(let message): (-5000, message)
        case .conflictRetriesExhausted(let message): (-6000, message)
        case .wiFiNotAvailable(let message): (-7000, message)
        case .deviceNotRegistered(let message): (-8000, message)
        case .syncAlreadyPending(let message): (-9000, message)
        case .timedOutWaitingForInFlightSync(let message): (-10000, message)
        }
    }
}
