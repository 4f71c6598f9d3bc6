import CCurl
import Foundation

/// One thread's connection to which bytes are written. libcurl opens it and encrypts; no protocol is spoken.
final class StreamWorker {
    private let address: StreamAddress
    private var handle: UnsafeMutableRawPointer?
    private var socket: Int32 = -1

    /// Seconds to connect, and until the other side has what was written.
    private static let (connecting, writing) = (5, 10)
    /// The most bytes of the other side that one check discards, so that a talkative one cannot occupy the thread.
    private static let maxDiscarded = 1 << 16
    private static let isReady = martlet_curl_global_init() == CURLE_OK

    init(_ address: StreamAddress) { self.address = address }

    deinit { close() }

    func close() {
        if let handle { curl_easy_cleanup(handle) }
        (handle, socket) = (nil, -1)
    }

    /// Writes `bytes`. Returns when the other side's system has acknowledged all of them: a connection that breaks
    /// later does not lose them on the way.
    ///
    /// - Returns: Why it failed; nil if it did not.
    func write(_ bytes: [UInt8]) -> String? {
        if discardReceived() == .closed { close() }
        if handle == nil, let reason = connect() { return reason }
        guard let handle else { return "libcurl cannot be set up" }
        if let reason = send(bytes, over: handle) {
            close()
            return reason
        }
        return nil
    }

    /// Connects, with a new handle.
    ///
    /// - Returns: Why it failed; nil if it did not.
    private func connect() -> String? {
        guard Self.isReady, let fresh = curl_easy_init() else { return "libcurl cannot be set up" }
        let code = setOptions(of: fresh) ? curl_easy_perform(fresh) : CURLE_UNKNOWN_OPTION
        var number = -1
        guard code == CURLE_OK, martlet_curl_get_long(fresh, CURLINFO_LASTSOCKET, &number) == CURLE_OK, number >= 0
        else {
            curl_easy_cleanup(fresh)
            return code == CURLE_OK ? "the connection was closed" : String(cString: curl_easy_strerror(code))
        }
        (handle, socket) = (fresh, Int32(truncatingIfNeeded: number))
        return nil
    }

    private func setOptions(of handle: UnsafeMutableRawPointer) -> Bool {
        let scheme = address.isEncrypted ? "https" : "http"
        let host = address.host.utf8.contains(UInt8(ascii: ":")) ? "[\(address.host)]" : address.host
        var texts = [
            (CURLOPT_URL, "\(scheme)://\(host):\(address.port)"), (CURLOPT_PROTOCOLS_STR, "http,https"),
            (CURLOPT_NOPROXY, "*"),
        ]
        if let authorities = address.authorities { texts.append((CURLOPT_CAINFO, authorities)) }
        let numbers = [
            (CURLOPT_CONNECT_ONLY, 1), (CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2), (CURLOPT_NOSIGNAL, 1),
            // The other side speaks no HTTP, so there is no protocol to agree on.
            (CURLOPT_SSL_ENABLE_ALPN, 0), (CURLOPT_CONNECTTIMEOUT_MS, Self.connecting * 1000),
        ]
        return texts.allSatisfy { martlet_curl_set_text(handle, $0, $1) == CURLE_OK }
            && numbers.allSatisfy { martlet_curl_set_long(handle, $0, Int($1)) == CURLE_OK }
    }

    /// Sends all of `bytes`, and waits until they are acknowledged.
    ///
    /// - Returns: Why it failed; nil if it did not.
    private func send(_ bytes: [UInt8], over handle: UnsafeMutableRawPointer) -> String? {
        let end = ContinuousClock.now.advanced(by: .seconds(Self.writing))
        var rest = bytes[...]
        while !rest.isEmpty {
            guard ContinuousClock.now < end else { return "it takes too long" }
            var count = 0
            let code = rest.withUnsafeBytes { curl_easy_send(handle, $0.baseAddress, $0.count, &count) }
            if code == CURLE_AGAIN {
                var descriptor = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
                _ = poll(&descriptor, 1, 100)
            } else if code == CURLE_OK {
                rest = rest.dropFirst(count)
            } else {
                return String(cString: curl_easy_strerror(code))
            }
        }
        while martlet_unacknowledged(socket) != 0 {
            guard ContinuousClock.now < end else { return "it does not acknowledge" }
            var descriptor = pollfd(fd: socket, events: 0, revents: 0)
            _ = poll(&descriptor, 1, 5)
            guard descriptor.revents & Int16(POLLERR | POLLHUP) == 0 else { return "the connection broke" }
        }
        return discardReceived() == .closed ? "the connection was closed" : nil
    }

    private enum ConnectionState { case open, closed }

    /// Discards what the other side has sent, which has no meaning, and finds out whether it has closed the connection
    /// since the last write. What is written to such a connection is lost, and the first write does not fail.
    private func discardReceived() -> ConnectionState {
        guard let handle else { return .open }
        var (buffer, count, discarded) = ([UInt8](repeating: 0, count: 256), 0, 0)
        while discarded < Self.maxDiscarded {
            let code = curl_easy_recv(handle, &buffer, buffer.count, &count)
            if code == CURLE_AGAIN { return .open }
            if code != CURLE_OK || count == 0 { return .closed }
            discarded += count
        }
        return .open
    }
}
