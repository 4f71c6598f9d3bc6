import CCurl

/// Collects a response while libcurl runs.
struct ResponseSink {
    /// The most bytes of the body.
    private let limit: Int
    private(set) var bytes: [UInt8] = []
    private(set) var headers: [String: String] = [:]
    private var headerBytes = 0

    private static let maxHeaderBytes = 1 << 16
    private static let space = Array(" \t\r\n".utf8)

    init(limit: Int) { self.limit = limit }

    /// Takes a piece of the body.
    ///
    /// - Returns: How many bytes were taken; 0 if the body is too long.
    mutating func take(_ piece: UnsafeRawBufferPointer) -> Int {
        guard bytes.count + piece.count <= limit else { return 0 }
        bytes.append(contentsOf: piece)
        return piece.count
    }

    /// Takes one line of the head. A status line begins a new response, for example after `100 Continue`.
    ///
    /// - Returns: How many bytes were taken; 0 if the head is too long.
    mutating func take(line: UnsafeRawBufferPointer) -> Int {
        headerBytes += line.count
        guard headerBytes <= Self.maxHeaderBytes else { return 0 }
        if line.starts(with: "HTTP/".utf8) { headers = [:] }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return line.count }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = line[(colon + 1)...].drop { Self.space.contains($0) }
        let end = value.lastIndex { !Self.space.contains($0) }.map { $0 + 1 } ?? value.startIndex
        headers[name] = String(decoding: value[..<end], as: UTF8.self)
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
