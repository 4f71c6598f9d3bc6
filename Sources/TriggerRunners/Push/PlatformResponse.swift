import Kernel
import Outbound
import Triggers
import WireRuntime

/// A platform's response to a message.
enum PlatformResponse: Sendable, Equatable {
    /// It has taken it.
    case taken
    /// The device no longer exists.
    case gone
    /// The access token of the request is not accepted.
    case tokenRefused(String)
    /// It does not take this message.
    case refused(String)
    /// It accepts no message at present, or none of this application.
    case unreachable(String)

    /// - Throws: Unless the message was taken.
    func check() throws(TriggerError) {
        switch self {
        case .taken: return
        case .gone: throw .gone
        case .refused(let reason): throw .failed(message: reason)
        case .tokenRefused(let reason), .unreachable(let reason): throw .unreachable(reason)
        }
    }

    /// The reason to report for a response with this error word; nil if the response has none.
    static func reason(_ word: String?, _ status: Int) -> String {
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

extension HTTPCall {
    /// A request to a platform, at an address that the operator has given or that is the platform's own.
    init(
        toPlatform url: String, isPrivate: Bool, headers: [HTTPCall.Header], body: [UInt8]
    ) {
        self.init("POST", url: url, headers: headers, body: body)
        reach = isPrivate || TargetURL(url).isLoopback ? .any : .publicOnly
    }

    /// A form to a platform.
    init(toPlatform url: String, isPrivate: Bool, form: [(String, String)]) {
        self.init(
            toPlatform: url, isPrivate: isPrivate,
            headers: [("content-type", "application/x-www-form-urlencoded")], body: Self.encoded(form))
    }

    /// The body of a form.
    static func encoded(_ form: [(String, String)]) -> [UInt8] {
        let pairs = form.map { name, value in
            "\(PercentEncoding.encode(Array(name.utf8)))=\(PercentEncoding.encode(Array(value.utf8)))"
        }
        return Array(pairs.joined(separator: "&").utf8)
    }
}

extension PushMessage {
    /// The data as texts, which is all that Google's and Amazon's platforms deliver.
    var texts: JSONObject {
        JSONObject(
            data.members.map { member in
                if case .integer(let number) = member.value { return .init(member.name, .string(String(number))) }
                return member
            })
    }

    /// How long a platform keeps it, in seconds.
    func lifetime(at now: Instant) -> Int64 { max(expiresAt.seconds - now.seconds, 0) }
}
