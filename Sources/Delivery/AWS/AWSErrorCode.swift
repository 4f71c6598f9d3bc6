import Kernel
import Outbound
import WireRuntime

/// The code of an error of AWS: a plain word, without prefix and suffix.
enum AWSErrorCode {
    /// Nil if the response has none.
    static func of(_ response: HTTPCallResponse) -> String? {
        let type =
            (try? JSONReader.read(response.body))?.object?["__type"]?.string ?? response.headers["x-amzn-errortype"]
        let name = type?.utf8.split(separator: UInt8(ascii: "#")).last?.prefix { $0 != UInt8(ascii: ":") }
        guard let name, (1...64).contains(name.count), name.allSatisfy(\.isASCIIAlphanumeric) else {
            return element("Code", in: response)
        }
        return String(Substring(name))
    }

    /// The text of the first element of a document in XML.
    private static func element(_ name: String, in response: HTTPCallResponse) -> String? {
        guard let start = response.body.firstRange(of: Array("<\(name)>".utf8)) else { return nil }
        let word = response.body[start.upperBound...].prefix { $0.isASCIIAlphanumeric }
        return (1...64).contains(word.count) ? String(decoding: word, as: UTF8.self) : nil
    }

    /// Why a response is not a success, for the log.
    static func reason(_ response: HTTPCallResponse) -> String {
        of(response).map { "it answers with \(response.status) \($0)" }
            ?? "it answers with the status \(response.status)"
    }
}
