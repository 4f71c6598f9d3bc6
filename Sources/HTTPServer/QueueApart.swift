import Kernel
import NIOHTTP1

/// A queue for the requests to one host name, which a flood of others does not fill.
package struct QueueApart: Sendable {
    /// In lower case, without a port.
    let host: String
    let queue = AdmissionQueue()

    package init(host: String) { self.host = host }

    func holds(_ head: HTTPRequestHead) -> Bool {
        let given = head.headers["host"]
        return given.count == 1 && HostHeader(given[0])?.name.hasSameBytes(as: host) == true
    }
}
