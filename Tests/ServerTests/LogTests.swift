import Foundation
import Kernel
import Logging
import Testing

@testable import Server

struct LogTests {
    private let world = World(now: { Instant(seconds: 1_795_221_000) }, bytes: { Array(repeating: 0, count: $0) })

    /// The lines that `use` writes to a pipe.
    private func lines(_ use: (Logger) -> Void) throws -> [String] {
        let pipe = Pipe()
        let stream = LogStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        use(Logger(label: "test") { JSONLinesLog(label: $0, stream: stream, level: .info, world: world) })
        stream.flush()
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test func `a line is one JSON object with time, level and metadata`() throws {
        let lines = try lines { log in
            log.debug("unseen")
            log.info("request", metadata: ["b": "2", "a": "1"])
        }
        #expect(
            lines == [
                #"{"time":"2026-11-21T00:30:00Z","level":"info","log":"test","message":"request","a":"1","b":"2"}"#
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\u{0}", "\u{1B}[31m", "\"", "\\", "\u{2028}", "\u{85}", "\u{202E}", "\u{7F}"])
    func `ADM-12: no input ends its line or controls a terminal`(_ attack: String) throws {
        let evil = "ada\(attack){\"level\":\"info\"}"
        let lines = try lines { $0.info("\(evil)", metadata: ["\(evil)": "\(evil)"]) }
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(
            line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0x80...0x9F).contains($0.value) }
        )
        #expect(!line.unicodeScalars.contains { [0x2028, 0x202E].contains($0.value) })
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
        #expect(fields["message"] == evil && fields[evil] == evil)
    }

    @Test func `a secret prints as dots`() throws {
        let lines = try lines { $0.info("key \(Secret("hunter2"))", metadata: ["key": "\(Secret("hunter2"))"]) }
        #expect(!lines.joined().contains("hunter2"))
    }

    @Test func `FLT-20: a pipe without a reader only loses lines`() throws {
        Signals.ignoreBrokenPipes()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let stream = LogStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        for _ in 0..<10 { stream.write(Array("x".utf8)) }
        stream.flush()
        #expect(stream.lost == 10)
    }

    @Test func `FLT-20: if a pipe is full, lines are dropped and counted`() throws {
        Signals.ignoreBrokenPipes()
        let pipe = Pipe()
        let stream = LogStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 100)
        let start = ContinuousClock.now
        for _ in 0..<500 { stream.write([UInt8](repeating: 0x61, count: 4096)) }
        #expect(ContinuousClock.now - start < .seconds(30) && stream.lost > 300)
        try pipe.fileHandleForReading.close()
        // Waiting lines must fail before the descriptor's number is used again.
        stream.flush(within: 10)
    }
}
