import Testing

@testable import HTTPServer
@testable import Server

struct MetricsTests {
    private func page(_ metrics: Metrics, waiting: Int? = nil) -> [String] {
        MetricsPage(
            metrics.snapshot, AdmissionQueue.Load(running: 2, waiting: 7, refused: 5), process: ProcessUse.now(),
            lostLogLines: 3, storeIsReachable: true, logoutNoticesWaiting: waiting
        ).text
            .split(separator: "\n").map(String.init)
    }

    @Test func `requests are counted by operation and result, and their durations in ranges`() {
        let metrics = Metrics()
        metrics.answered("GetUser", .ok, after: .microseconds(700))
        metrics.answered("GetUser", .ok, after: .seconds(20))
        metrics.answered("GetUser", .refused, after: .zero)
        let lines = page(metrics)
        #expect(lines.contains(#"martlet_requests_total{operation="GetUser",outcome="ok"} 2"#))
        #expect(lines.contains(#"martlet_requests_total{operation="GetUser",outcome="refused"} 1"#))
        #expect(lines.contains(#"martlet_request_duration_seconds_bucket{operation="GetUser",le="0.0005"} 1"#))
        #expect(lines.contains(#"martlet_request_duration_seconds_bucket{operation="GetUser",le="0.001"} 2"#))
        #expect(lines.contains(#"martlet_request_duration_seconds_bucket{operation="GetUser",le="+Inf"} 3"#))
        #expect(lines.contains(#"martlet_request_duration_seconds_sum{operation="GetUser"} 20.000700"#))
        #expect(lines.contains(#"martlet_request_duration_seconds_count{operation="GetUser"} 3"#))
    }

    @Test func `deliveries, calls of functions, connections and the process are included`() {
        let metrics = Metrics()
        metrics.attempted("email", .delivered)
        metrics.called("PreSignUp", .answered)
        metrics.called("PreSignUp", .timedOut)
        metrics.connections(2)
        metrics.connections(-1)
        let lines = page(metrics)
        #expect(lines.contains(#"martlet_deliveries_total{channel="email",outcome="delivered"} 1"#))
        #expect(lines.contains(#"martlet_trigger_calls_total{trigger="PreSignUp",outcome="answered"} 1"#))
        #expect(lines.contains(#"martlet_trigger_calls_total{trigger="PreSignUp",outcome="timed_out"} 1"#))
        #expect(lines.contains("martlet_connections_open 1") && lines.contains("martlet_log_lines_lost_total 3"))
        #expect(lines.contains("martlet_store_up 1"))
        #expect(lines.contains("martlet_requests_running 2") && lines.contains("martlet_requests_waiting 7"))
        #expect(lines.contains("martlet_requests_overload_total 5"))
        let memory = lines.first { $0.hasPrefix("process_resident_memory_bytes ") }?.split(separator: " ").last
        #expect(memory.flatMap { Int($0) }.map { $0 > 1_000_000 } == true)
        #expect(lines.contains { $0.hasPrefix("process_open_fds ") && !$0.hasSuffix(" 0") })
    }

    @Test func `clients that were told of sign-outs are counted, and notices that wait`() {
        let metrics = Metrics()
        #expect(page(metrics).contains(#"martlet_logout_notices_total{outcome="sent"} 0"#))
        #expect(!page(metrics).contains { $0.hasPrefix("martlet_logout_notices_waiting ") }, "no answer")
        metrics.told(.sent)
        metrics.told(.failed)
        metrics.told(.failed)
        metrics.told(.givenUp)
        let lines = page(metrics, waiting: 4)
        for (outcome, count) in [("sent", 1), ("failed", 2), ("given_up", 1)] {
            #expect(lines.contains("martlet_logout_notices_total{outcome=\"\(outcome)\"} \(count)"))
        }
        #expect(lines.contains("martlet_logout_notices_waiting 4"))
    }

    @Test func `WIRE-20: the page is bounded for any number of names`() {
        let metrics = Metrics()
        for number in 0..<50_000 { metrics.answered("Made up \(number)", .refused, after: .zero) }
        #expect(metrics.snapshot.requests.count <= 513)
    }
}
