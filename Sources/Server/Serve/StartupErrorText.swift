import Cryptography
import Foundation
import Kernel
import NIOCore
import ServiceLifecycle
import Storage

/// Describes the errors that end a command.
package enum StartupErrorText {
    /// One line for the operator, without secrets.
    package static func line(_ error: any Error, with configuration: Configuration? = nil) -> String {
        let text =
            switch error {
            case let problem as ConfigurationError: problem.description
            case let fault as SealingError: fault.description
            case let refusal as any Refusal: refusal.message
            case let error as MigrationError: error.description
            case let error as StorageError: error.description
            case let error as IOError: listening(error, with: configuration)
            case let error as SocketAddressError: address(error)
            default: String(describing: error)
            }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A port that was taken since it was checked. The library's error does not say which one, so each is tried.
    private static func listening(_ error: IOError, with configuration: Configuration?) -> String {
        configuration.flatMap(ListenCheck.problem) ?? "a port cannot be opened: \(error.localizedDescription)"
    }

    private static func address(_ error: SocketAddressError) -> String {
        if case .unknown(let host, _) = error { return "--host \(host) cannot be found" }
        return "--host: \(error)"
    }
}
