import Kernel
import NIOCore
import NIOHTTP1
import Wire

extension HTTPTranslator {
    /// A response as it is sent, with its length and date (RFC 9112, section 4; RFC 9110, section 6.6.1): in one piece,
    /// which one system call sends.
    func bytes(of response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool) -> ByteBuffer {
        let status = HTTPResponseStatus(statusCode: response.status)
        var bytes = ByteBuffer()
        bytes.reserveCapacity(512 + response.body.count)
        bytes.writeStatusLine(status)
        for header in response.headers where Self.isSafe(header.value) { bytes.writeHeader(header.name, header.value) }
        for header in always { bytes.writeHeader(header.name, header.value) }
        if status.mayHaveResponseBody { bytes.writeHeader("content-length", String(response.body.count)) }
        bytes.writeHeader("date", HTTPDate.shared.text(at: world.now()))
        if !keepAlive {
            bytes.writeHeader("connection", "close")
        } else if request.version == .http1_0 {
            bytes.writeHeader("connection", "keep-alive")
        }
        bytes.writeStaticString("\r\n")
        if request.method != .HEAD, status.mayHaveResponseBody { bytes.writeBytes(response.body) }
        return bytes
    }

    /// A header value must not contain a line end.
    private static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { !$0.isASCIIControl || $0 == UInt8(ascii: "\t") }
    }
}

extension ByteBuffer {
    fileprivate mutating func writeStatusLine(_ status: HTTPResponseStatus) {
        writeStaticString("HTTP/1.1 ")
        writeString(String(status.code))
        writeStaticString(" ")
        writeString(status.reasonPhrase)
        writeStaticString("\r\n")
    }

    fileprivate mutating func writeHeader(_ name: String, _ value: String) {
        writeString(name)
        writeStaticString(": ")
        writeString(value)
        writeStaticString("\r\n")
    }
}
