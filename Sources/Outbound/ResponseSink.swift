import CCurl

/// Collects a response while libcurl runs.
struct ResponseSink {
    let limit: Int
    var bytes: [UInt8] = []
    var headers: [String: String] = [:]
    private var headerBytes = 0

    /// Bytes of header fields at most.
    private static let headerLimit = 1 << 16

    init(limit: Int) { self.limit = limit }

    mutating func take(_ piece: UnsafeRawBufferPointer) -> Int {
        guard bytes.count + piece.count <= limit else { return 0 }
        bytes.append(contentsOf: piece)
        return piece.count
    }

    /// Takes one line of the head. A status line begins a new response, for example after `100 Continue`.
    mutating func take(line: UnsafeRawBufferPointer) -> Int {
        headerBytes += line.count
        guard headerBytes <= Self.headerLimit else { return 0 }
        if line.starts(with: "HTTP/".utf8) { headers = [:] }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return line.count }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let space: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        let value = line[(colon + 1)...].drop { space.contains($0) }.reversed().drop { space.contains($0) }.reversed()
        headers[name] = String(decoding: Array(value), as: UTF8.self)
        return line.count
    }
}

/// The `CURLOPT_WRITEFUNCTION`: appends `buffer` to the `ResponseSink` in `context`. If it returns less than its size,
/// the transfer ends.
let takeResponse: martlet_curl_write = { buffer, size, count, context in
    let length = size.multipliedReportingOverflow(by: count)
    guard let context, !length.overflow else { return 0 }
    return context.assumingMemoryBound(to: ResponseSink.self).pointee
        .take(UnsafeRawBufferPointer(start: buffer, count: length.partialValue))
}

/// The `CURLOPT_HEADERFUNCTION`: hands each line of the head to the `ResponseSink` in `context`.
let takeHeader: martlet_curl_write = { buffer, size, count, context in
    let length = size.multipliedReportingOverflow(by: count)
    guard let context, !length.overflow else { return 0 }
    return context.assumingMemoryBound(to: ResponseSink.self).pointee
        .take(line: UnsafeRawBufferPointer(start: buffer, count: length.partialValue))
}
