import CCurl

/// One thread's connections: a libcurl handle may be used by one thread at a time.
final class HTTPWorker {
    private let limits: HTTPCallLimits
    private var handle: UnsafeMutableRawPointer?

    /// libcurl's global initialisation must happen once, before any handle exists (libcurl(3), "GLOBAL CONSTANTS").
    private static let isReady = martlet_curl_global_init() == CURLE_OK

    init(_ limits: HTTPCallLimits) { self.limits = limits }

    deinit {
        if let handle { curl_easy_cleanup(handle) }
    }

    func send(_ call: HTTPCall) -> Result<HTTPAnswer, HTTPCallError> {
        guard call.isOneRequest else { return .failure(HTTPCallError(reason: "a header field would be two lines")) }
        guard Self.isReady, let handle = handle ?? curl_easy_init() else {
            return .failure(HTTPCallError(reason: "libcurl cannot be set up"))
        }
        self.handle = handle
        // Resets every option and keeps the connections.
        curl_easy_reset(handle)
        let headers = call.headers.reduce(curl_slist_append(nil, "Expect:")) { list, header in
            curl_slist_append(list, "\(header.name): \(header.value)")
        }
        defer { curl_slist_free_all(headers) }
        guard configure(handle, for: call), martlet_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers) == CURLE_OK
        else { return .failure(HTTPCallError(reason: "this libcurl lacks an option")) }
        return perform(call.body, on: handle)
    }

    private func perform(
        _ body: [UInt8], on handle: UnsafeMutableRawPointer
    ) -> Result<HTTPAnswer, HTTPCallError> {
        var answer = AnswerSink(limit: limits.body)
        let code = body.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &answer) { answer in
                let source = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                guard bytes.isEmpty || martlet_curl_set_pointer(handle, CURLOPT_POSTFIELDS, source) == CURLE_OK,
                    martlet_curl_set_write(handle, takeAnswer) == CURLE_OK,
                    martlet_curl_set_pointer(handle, CURLOPT_WRITEDATA, answer) == CURLE_OK
                else { return CURLE_UNKNOWN_OPTION }
                return curl_easy_perform(handle)
            }
        }
        guard code == CURLE_OK else {
            return .failure(HTTPCallError(reason: String(cString: curl_easy_strerror(code))))
        }
        var status = 0
        _ = martlet_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return .success(HTTPAnswer(status: status, body: answer.bytes))
    }

    private func configure(_ handle: UnsafeMutableRawPointer, for call: HTTPCall) -> Bool {
        let texts = [
            (CURLOPT_URL, call.url), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_NOPROXY, "*"),
            (CURLOPT_CUSTOMREQUEST, call.method),
        ]
        var numbers = [
            (CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2),
            (CURLOPT_CONNECTTIMEOUT_MS, limits.connecting * 1000),
            (CURLOPT_TIMEOUT_MS, limits.total * 1000),
            // Otherwise libcurl installs signal handlers for name lookups.
            (CURLOPT_NOSIGNAL, 1),
        ]
        if !call.body.isEmpty { numbers += [(CURLOPT_POST, 1), (CURLOPT_POSTFIELDSIZE, call.body.count)] }
        return texts.allSatisfy { martlet_curl_set_text(handle, $0, $1) == CURLE_OK }
            && numbers.allSatisfy { martlet_curl_set_long(handle, $0, Int($1)) == CURLE_OK }
    }
}

/// Collects a response body while libcurl runs.
private struct AnswerSink {
    let limit: Int
    var bytes: [UInt8] = []

    mutating func take(_ piece: UnsafeRawBufferPointer) -> Int {
        guard bytes.count + piece.count <= limit else { return 0 }
        bytes.append(contentsOf: piece)
        return piece.count
    }
}

/// The `CURLOPT_WRITEFUNCTION`: appends `buffer` to the `AnswerSink` in `context`. Returning less than its size aborts
/// the transfer.
private let takeAnswer: martlet_curl_write = { buffer, size, count, context in
    let length = size.multipliedReportingOverflow(by: count)
    guard let context, !length.overflow else { return 0 }
    return context.assumingMemoryBound(to: AnswerSink.self).pointee
        .take(UnsafeRawBufferPointer(start: buffer, count: length.partialValue))
}
