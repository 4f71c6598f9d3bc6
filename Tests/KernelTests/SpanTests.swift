import Kernel
import Testing

/// The timed parts of a request.
@Suite struct SpanTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let request = "0195f3a2-1111-4222-8333-444455556666"

    private struct Broken: Error {}

    @Test func `parts name the part that they belong to, and the trace of the caller`() async throws {
        let given = try #require(TraceContext(parent: "00-\(Self.trace)-00f067aa0ba902b7-00", state: "vendor=1"))
        let recorded = try #require(TraceContext.recorded(given, requestID: Self.request))
        let sent = await TraceContext.$current.withValue(recorded) {
            await Span.record("outer") {
                await Span.record("inner") { TraceContext.current?.parent }
            }
        }
        let (spans, dropped) = try #require(recorded.spans).content
        #expect(spans.map(\.name) == ["inner", "outer"] && dropped == 0)
        #expect(recorded.spanID == "8333444455556666" && recorded.spans?.caller == "00f067aa0ba902b7")
        #expect(spans[1].parent == String(recorded.spanID) && spans[0].parent == spans[1].id)
        #expect(sent == "00-\(Self.trace)-\(spans[0].id)-00", "a call of another server continues the part")
        #expect(recorded.state == "vendor=1" && recorded.traceID == Self.trace[...])
        #expect(spans.allSatisfy { $0.began >= .zero && $0.duration >= .zero && !$0.failed })
        #expect(spans[0].began >= spans[1].began && spans[0].duration <= spans[1].duration)
    }

    @Test func `a part that throws has failed, and its error stays the same`() async throws {
        let recorded = try #require(TraceContext.recorded(nil, requestID: Self.request))
        await TraceContext.$current.withValue(recorded) {
            await #expect(throws: Broken.self) {
                try await Span.record("broken") { () async throws(Broken) -> Int in throw Broken() }
            }
        }
        #expect(recorded.spans?.content.spans.map(\.failed) == [true])
    }

    @Test func `a request without a caller's trace has one of its own, named after it`() throws {
        let recorded = try #require(TraceContext.recorded(nil, requestID: Self.request))
        #expect(recorded.traceID == "0195f3a2111142228333444455556666" && recorded.spans?.caller == nil)
        #expect(TraceContext(parent: recorded.parent, state: nil) != nil, "others can read it")
        for other in ["", "r-1", "00000000-0000-0000-0000-000000000000"] {
            #expect(TraceContext.recorded(nil, requestID: other) == nil)
        }
    }

    @Test func `nothing is recorded unless it is asked for`() async throws {
        let given = try #require(TraceContext(parent: "00-\(Self.trace)-00f067aa0ba902b7-01", state: nil))
        let seen = await TraceContext.$current.withValue(given) {
            await Span.record("part") { TraceContext.current?.parent }
        }
        #expect(seen == given.parent && given.spans == nil)
        #expect(await Span.record("part") { TraceContext.current?.parent } == nil)
    }

    @Test func `a request keeps a limited number of parts and counts the rest`() async throws {
        let recorded = try #require(TraceContext.recorded(nil, requestID: Self.request))
        await TraceContext.$current.withValue(recorded) {
            for _ in 0..<1000 { await Span.record("part") {} }
        }
        let (spans, dropped) = try #require(recorded.spans).content
        #expect(spans.count == 128 && dropped == 872)
        #expect(Set(spans.map(\.id)).count == 128)
    }
}
