import Kernel
import NIOHTTP1

/// The headers that determine the end of a request and its host, found in one pass.
struct FramingHeaders {
    /// A header that may occur once.
    struct Single {
        /// The value of the first one.
        private(set) var value: String?
        private(set) var count = 0

        fileprivate mutating func add(_ value: String) {
            if count == 0 { self.value = value }
            count += 1
        }
    }

    private(set) var host = Single()
    private(set) var contentLength = Single()
    private(set) var transferEncoding = Single()
    private(set) var expectations: [String] = []

    init(_ headers: HTTPHeaders) {
        for (name, value) in headers {
            switch name.utf8.count {
            case 4 where name.hasSameLetters(as: "host"): host.add(value)
            case 6 where name.hasSameLetters(as: "expect"): expectations.append(value)
            case 14 where name.hasSameLetters(as: "content-length"): contentLength.add(value)
            case 17 where name.hasSameLetters(as: "transfer-encoding"): transferEncoding.add(value)
            default: break
            }
        }
    }
}
