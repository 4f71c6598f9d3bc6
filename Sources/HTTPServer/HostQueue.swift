import Kernel
import NIOHTTP1

/// A queue for the requests to one host name, which a flood of requests to other names does not fill.
package struct HostQueue: Sendable {
    /// In lower case, without a port.
    let host: String
    let queue = AdmissionQueue()

    package init(host: String) { self.host = host }

    func serves(_ head: HTTPRequestHead) -> Bool {
        let values = head.headers["host"]
        return values.count == 1 && HostHeader(values[0])?.name.hasSameBytes(as: host) == true
    }
}
