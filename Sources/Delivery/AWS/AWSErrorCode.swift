import Kernel
import Outbound
import WireRuntime

/// The code of an error of AWS: a plain word, without prefix and suffix.
enum AWSErrorCode {
    /// Nil if the answer has none.
    static func of(_ answer: HTTPAnswer) -> String? {
        let type = (try? JSONReader.read(answer.body))?.object?["__type"]?.string ?? answer.headers["x-amzn-errortype"]
        let name = type?.utf8.split(separator: UInt8(ascii: "#")).last?.prefix { $0 != UInt8(ascii: ":") }
        guard let name, (1...64).contains(name.count), name.allSatisfy(\.isASCIIAlphanumeric) else {
            return element("Code", in: answer)
        }
        return String(Substring(name))
    }

    /// The text of the first element of a document in XML.
    private static func element(_ name: String, in answer: HTTPAnswer) -> String? {
        guard let start = answer.body.firstRange(of: Array("<\(name)>".utf8)) else { return nil }
        let word = answer.body[start.upperBound...].prefix { $0.isASCIIAlphanumeric }
        return (1...64).contains(word.count) ? String(decoding: word, as: UTF8.self) : nil
    }

    /// Why an answer is not a success, for the log.
    static func reason(_ answer: HTTPAnswer) -> String {
        of(answer).map { "it answers with \(answer.status) \($0)" } ?? "it answers with the status \(answer.status)"
    }
}
