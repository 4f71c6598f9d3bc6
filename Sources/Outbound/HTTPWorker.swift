import CCurl

/// One thread's connections: a libcurl handle may be used by one thread at a time.
final class HTTPWorker {
    private let limits: HTTPCallLimits
    private var handle: UnsafeMutableRawPointer?
    /// The reach of the connections that the handle keeps.
    private var reach = AddressReach.any

    /// libcurl's global initialisation must happen once, before any handle exists (libcurl(3), "GLOBAL CONSTANTS").
    private static let isReady = martlet_curl_global_init() == CURLE_OK

    init(_ limits: HTTPCallLimits) { self.limits = limits }

    deinit { closeConnections() }

    /// Closes the connections that are kept for further requests.
    func closeConnections() {
        if let handle { curl_easy_cleanup(handle) }
        handle = nil
    }

    func send(_ call: HTTPCall) -> Result<HTTPCallResponse, HTTPCallError> {
        guard call.hasValidHead else { return .failure(HTTPCallError(reason: "the head contains a control character")) }
        guard let milliseconds = limits.milliseconds(for: call) else {
            return .failure(HTTPCallError(reason: "it waited too long", cause: .timedOut))
        }
        guard Self.isReady, let handle = preparedHandle(for: call.reach) else {
            return .failure(HTTPCallError(reason: "libcurl cannot be set up"))
        }
        let headers = call.headers.reduce(curl_slist_append(nil, "Expect:")) { list, header in
            curl_slist_append(list, "\(header.name): \(header.value)")
        }
        defer { curl_slist_free_all(headers) }
        guard configure(handle, for: call, milliseconds: milliseconds),
            martlet_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers) == CURLE_OK
        else { return .failure(HTTPCallError(reason: "this libcurl lacks an option")) }
        return perform(call.body, on: handle)
    }

    /// The handle with no option set. It keeps its connections, unless they were opened with another reach.
    private func preparedHandle(for reach: AddressReach) -> UnsafeMutableRawPointer? {
        if self.reach != reach { closeConnections() }
        self.reach = reach
        guard let handle = handle ?? curl_easy_init() else { return nil }
        self.handle = handle
        curl_easy_reset(handle)
        return handle
    }

    private func perform(
        _ body: [UInt8], on handle: UnsafeMutableRawPointer
    ) -> Result<HTTPCallResponse, HTTPCallError> {
        var response = ResponseSink(limit: limits.body)
        let code = body.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &response) { response in
                let source = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                guard bytes.isEmpty || martlet_curl_set_pointer(handle, CURLOPT_POSTFIELDS, source) == CURLE_OK,
                    martlet_curl_set_write(handle, takeResponse) == CURLE_OK,
                    martlet_curl_set_pointer(handle, CURLOPT_WRITEDATA, response) == CURLE_OK,
                    martlet_curl_set_header(handle, takeHeader) == CURLE_OK,
                    martlet_curl_set_pointer(handle, CURLOPT_HEADERDATA, response) == CURLE_OK
                else { return CURLE_UNKNOWN_OPTION }
                return curl_easy_perform(handle)
            }
        }
        guard code == CURLE_OK else { return .failure(HTTPCallError(code)) }
        var status = 0
        _ = martlet_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return .success(HTTPCallResponse(status: status, headers: response.headers, body: response.bytes))
    }

    private func configure(_ handle: UnsafeMutableRawPointer, for call: HTTPCall, milliseconds: Int) -> Bool {
        let texts = [
            (CURLOPT_URL, call.url), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_NOPROXY, "*"),
            (CURLOPT_CUSTOMREQUEST, call.method),
        ]
        var numbers = [
            (CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2),
            (CURLOPT_CONNECTTIMEOUT_MS, min(limits.connecting * 1000, milliseconds)),
            (CURLOPT_TIMEOUT_MS, milliseconds),
            // Otherwise libcurl installs signal handlers for name lookups.
            (CURLOPT_NOSIGNAL, 1),
            (CURLOPT_HTTP_VERSION, call.httpVersion),
            // libcurl 7.88, which is Debian 12's, fails on a connection that was opened so and is used again.
            (CURLOPT_FORBID_REUSE, call.httpVersion == CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE ? 1 : 0),
        ]
        if !call.body.isEmpty { numbers += [(CURLOPT_POST, 1), (CURLOPT_POSTFIELDSIZE, call.body.count)] }
        return texts.allSatisfy { martlet_curl_set_text(handle, $0, $1) == CURLE_OK }
            && numbers.allSatisfy { martlet_curl_set_long(handle, $0, Int($1)) == CURLE_OK }
            && (call.reach == .any || martlet_curl_set_open(handle, openPublic) == CURLE_OK)
    }
}

extension HTTPCall {
    /// Over TLS both sides agree on a version by ALPN (RFC 9113, section 3.2). Without it, HTTP/2 needs prior
    /// knowledge.
    fileprivate var httpVersion: Int {
        let isPlain = url.utf8.starts(with: "http://".utf8)
        return speaksHTTP2 && isPlain ? CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE : CURL_HTTP_VERSION_2TLS
    }
}

extension HTTPCallError {
    fileprivate init(_ code: CURLcode) {
        reason = String(cString: curl_easy_strerror(code))
        cause =
            switch code {
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            case CURLE_WRITE_ERROR, CURLE_PARTIAL_FILE: .badResponse
            default: .connection
            }
    }
}

extension HTTPCallLimits {
    /// The milliseconds that `call` may take; nil if its deadline has passed.
    fileprivate func milliseconds(for call: HTTPCall) -> Int? {
        guard let deadline = call.deadline else { return total * 1000 }
        let (seconds, fraction) = (deadline - .now).components
        let left = Int(clamping: seconds) * 1000 + Int(fraction / 1_000_000_000_000_000)
        return left > 0 ? min(left, total * 1000) : nil
    }
}

/// libcurl's `CURLOPT_OPENSOCKETFUNCTION`: opens sockets to public addresses only. It sees the address itself, so a
/// name that resolves differently at another time changes nothing.
private let openPublic: martlet_curl_open = { _, _, address in
    guard let address, PublicAddress.contains(address) else { return martlet_curl_no_socket() }
    return martlet_curl_open_socket(address)
}
