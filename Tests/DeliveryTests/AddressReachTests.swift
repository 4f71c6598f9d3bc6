import NIOHTTP1
import Testing

@testable import Outbound

/// Requests that may go to public addresses only, their deadline and the fields of answers.
@Suite(.timeLimit(.minutes(10))) struct AddressReachTests {
    private func failure(_ call: HTTPCall) async -> HTTPCallError? {
        do {
            _ = try await HTTPCaller().send(call)
            return nil
        } catch { return error }
    }

    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0"])
    func `TRG-03: a request to public addresses does not reach this machine`(_ host: String) async throws {
        try await GatewaySink.with(status: .ok) { sink in
            var call = HTTPCall("POST", url: "http://\(host):\(sink.port)/", body: [0x61])
            #expect(await failure(call) == nil && sink.received.count == 1)
            call.reach = .publicOnly
            #expect(await failure(call)?.cause == .connection && sink.received.count == 1)
        }
    }

    @Test func `a connection that was open before is not used for public addresses`() async throws {
        try await GatewaySink.with(status: .ok) { sink in
            let caller = HTTPCaller(workers: 1)
            var call = HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/")
            _ = try await caller.send(call)
            call.reach = .publicOnly
            await #expect(throws: HTTPCallError.self) { try await caller.send(call) }
            #expect(sink.received.count == 1)
        }
    }

    @Test(arguments: [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255",
        "192.0.0.8", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.9", "224.0.0.1", "255.255.255.255",
    ])
    func `private and reserved addresses of IPv4 are known`(_ text: String) {
        let bytes = text.split(separator: ".").compactMap { UInt8($0) }
        #expect(!PublicAddress.contains(v4: bytes))
        let zeros = [UInt8](repeating: 0, count: 10)
        #expect(!PublicAddress.contains(v6: zeros + [0xFF, 0xFF] + bytes))
        #expect(!PublicAddress.contains(v6: [0x00, 0x64, 0xFF, 0x9B] + zeros.prefix(8) + bytes))
    }

    @Test func `other addresses are public`() {
        for bytes in [[1, 1, 1, 1], [8, 8, 8, 8], [172, 32, 0, 1], [100, 128, 0, 1], [223, 255, 255, 255]] as [[UInt8]]
        {
            #expect(PublicAddress.contains(v4: bytes), "\(bytes)")
        }
        func v6(_ head: UInt8...) -> [UInt8] { head + [UInt8](repeating: 0, count: 15 - head.count) + [1] }
        #expect(PublicAddress.contains(v6: v6(0x2A, 0x00)) && PublicAddress.contains(v6: v6(0x20, 0x01, 0x06, 0x7C)))
        for address in [
            v6(), v6(0xFE, 0x80), v6(0xFC), v6(0xFD, 0x12), v6(0xFF, 0x02), v6(0x20, 0x02, 0x7F),
            v6(0x20, 0x01, 0x0D, 0xB8),
            v6(0x20, 0x01, 0x00, 0x00), v6(0x01, 0x00),
        ] {
            #expect(!PublicAddress.contains(v6: address), "\(address)")
        }
        #expect(!PublicAddress.contains(v4: [1, 1, 1]) && !PublicAddress.contains(v6: [0x20]))
    }

    @Test func `a request whose deadline passes is given up, before and after it is sent`() async throws {
        try await GatewaySink.with(status: nil) { sink in
            var call = HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/")
            call.deadline = .now + .milliseconds(300)
            #expect(await failure(call)?.cause == .timedOut)
            call.deadline = .now - .seconds(1)
            let count = sink.received.count
            #expect(await failure(call)?.cause == .timedOut && sink.received.count == count)
        }
    }

    @Test func `an answer has its header fields by their names in lower case`() async throws {
        let fields: HTTPHeaders = ["X-Amz-Function-Error": "Unhandled", "X-Two": " b "]
        try await GatewaySink.with(status: .ok, headers: fields) { sink in
            let answer = try await HTTPCaller().send(HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/"))
            #expect(answer.headers["x-amz-function-error"] == "Unhandled" && answer.headers["x-two"] == "b")
            #expect(answer.headers["X-Two"] == nil)
        }
    }

    @Test func `an answer beyond the limit is told from a lost connection`() async throws {
        var limits = HTTPCallLimits()
        limits.body = 10
        let caller = HTTPCaller(limits: limits)
        try await GatewaySink.with(status: .ok, answer: "more than ten bytes") { sink in
            let error = await #expect(throws: HTTPCallError.self) {
                try await caller.send(HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/"))
            }
            #expect(error?.cause == .badResponse)
        }
    }

    @Test func `requests start as many threads as are needed, up to a number`() async throws {
        try await GatewaySink.with(status: .ok) { sink in
            let caller = HTTPCaller(workers: 3, depth: 100)
            let call = HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/")
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<50 { group.addTask { try await caller.send(call).status } }
                for try await status in group { #expect(status == 200) }
            }
        }
    }
}
