import Kernel
import Testing

/// W3C Trace Context, level 1, section 3.2.
@Suite struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let good = "00-\(trace)-00f067aa0ba902b7-01"

    @Test func `a trace is passed on as it came`() throws {
        let context = try #require(TraceContext(parent: Self.good, state: "vendor=1"))
        #expect(context.parent == Self.good && context.state == "vendor=1" && context.traceID == Self.trace[...])
    }

    @Test func `a later version may say more`() throws {
        let later = "01\(Self.good.dropFirst(2))-more"
        #expect(TraceContext(parent: later, state: nil)?.parent == later)
    }

    @Test(arguments: [
        "", "x", good.uppercased(), "\(good)-more", "ff\(good.dropFirst(2))", String(good.dropLast()),
        "00-\(String(repeating: "0", count: 32))-00f067aa0ba902b7-01", "00-\(trace)-0000000000000000-01",
        "00-\(trace)-00f067aa0ba902b7-0g", "01\(good.dropFirst(2))-\(String(repeating: "a", count: 128))",
        "01\(good.dropFirst(2))-a b",
    ])
    func `a malformed one is none`(_ parent: String) {
        #expect(TraceContext(parent: parent, state: "vendor=1") == nil)
    }

    @Test func `a state that is too long is left out`() {
        let state = String(repeating: "a", count: 513)
        #expect(TraceContext(parent: Self.good, state: state)?.state.isEmpty == true)
        #expect(TraceContext(parent: nil, state: "vendor=1") == nil)
    }
}
