import Kernel
import Outbound
import Triggers
import WireRuntime

/// A platform's response to a message.
enum PlatformResponse: Sendable, Equatable {
    /// The platform accepts the message.
    case accepted
    /// The device no longer exists.
    case gone
    /// The access token of the request is not accepted.
    case tokenRefused(String)
    /// The platform refuses this message.
    case refused(String)
    /// The platform accepts no message at present, or none of this application.
    case unreachable(String)

    /// - Throws: Unless the message was accepted.
    func requireAcceptance() throws(TriggerError) {
        switch self {
        case .accepted: return
        case .gone: throw .gone
        case .refused(let reason): throw .failed(message: reason)
        case .tokenRefused(let reason), .unreachable(let reason): throw .unreachable(reason)
        }
    }

    /// The reason to report for a response.
    ///
    /// - Parameter word: The response's error code; nil if it has none.
    static func reason(_ word: String?, status: Int) -> String {
        "the platform answers with \(word ?? "the status \(status)")"
    }

    /// A word of a response that is safe for the log: letters, digits and underscores; nil for anything else.
    static func plainWord(_ text: String?) -> String? {
        guard let text, (1...64).contains(text.utf8.count),
            text.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") })
        else { return nil }
        return text
    }
}

extension HTTPCallResponse {
    /// The object in the body; nil if there is none.
    var object: JSONObject? { (try? JSONReader.read(body))?.object }
}
