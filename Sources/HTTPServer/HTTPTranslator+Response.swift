import Kernel
import NIOCore
import NIOHTTP1
import Wire

extension HTTPTranslator {
    /// A response as it is sent, with its length and date (RFC 9112, section 4; RFC 9110, section 6.6.1): in one piece,
    /// which one system call sends.
    func bytes(of response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool) -> ByteBuffer {
        let status = HTTPResponseStatus(statusCode: response.status)
        let date = HTTPDate.shared.text(at: world.now())
        let body = request.method != .HEAD && status.mayHaveResponseBody ? response.body : []
        var bytes = ByteBuffer()
        // The status line, and the headers that are written here, take less than 256 bytes.
        let most = Self.mostBytes(response.headers) + Self.mostBytes(always) + 256 + body.count
        bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { memory in
            var text = ResponseText(memory)
            text.writeStatusLine(status)
            for header in response.headers { text.writeHeader(header.name, header.value) }
            for header in always { text.writeHeader(header.name, header.value) }
            if status.mayHaveResponseBody { text.writeHeader("content-length", String(response.body.count)) }
            text.writeHeader("date", date)
            if !keepAlive {
                text.writeHeader("connection", "close")
            } else if request.version == .http1_0 {
                text.writeHeader("connection", "keep-alive")
            }
            text.write("\r\n")
            text.write(body)
            return text.count
        }
        return bytes
    }

    private static func mostBytes(_ headers: [WireRequest.Header]) -> Int {
        headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    }
}

/// Writes a response's text to memory that is large enough.
private struct ResponseText {
    private let memory: UnsafeMutableRawBufferPointer
    private(set) var count = 0

    init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

    mutating func writeStatusLine(_ status: HTTPResponseStatus) {
        write("HTTP/1.1 ")
        write(String(status.code))
        write(" ")
        write(status.reasonPhrase)
        write("\r\n")
    }

    /// Writes a header, unless its value contains a control character, such as a line end.
    mutating func writeHeader(_ name: String, _ value: String) {
        guard value.utf8.allSatisfy({ !$0.isASCIIControl || $0 == UInt8(ascii: "\t") }) else { return }
        write(name)
        write(": ")
        write(value)
        write("\r\n")
    }

    mutating func write(_ text: StaticString) {
        write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    private mutating func write(_ bytes: UnsafeRawBufferPointer) {
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: bytes)
        count += bytes.count
    }
}
