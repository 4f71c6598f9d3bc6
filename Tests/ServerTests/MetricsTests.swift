import Foundation
import Kernel
import StoragePostgres
import Testing

@testable import HTTPServer
@testable import Server

struct MetricsTests {
    private func page(
        _ metrics: Metrics, waiting: Int? = nil, _ change: (inout ServerReadings) -> Void = { _ in }
    ) -> [String] {
        var readings = ServerReadings(
            load: AdmissionQueue.Load(running: 2, waiting: 7, refused: 5), process: ProcessUse.now())
        readings.lostLogLines = 3
        readings.logoutNoticesWaiting = waiting
        change(&readings)
        return MetricsPage(metrics.snapshot, readings: readings).text.split(separator: "\n").map(String.init)
    }

    /// Every metric that there can be.
    private func everything() -> [String] {
        let metrics = Metrics()
        metrics.signedIn(.refused, reason: "wrongPassword")
        return page(metrics, waiting: 1) { readings in
            readings.outbox = (2, 60)
            readings.startedAt = 1_700_000_000
            readings.lockedUsers = 4
            readings.schemaSteps = 90
            var postgres = PostgresActivity()
            (postgres.connections, postgres.retries, postgres.abandoned) = (8, [.conflict: 3], 1)
            (postgres.waits, postgres.waited, postgres.failovers) = (5, .milliseconds(250), 2)
            readings.postgres = postgres
            readings.storeBytes = 4096
            readings.freeBytes = 1 << 30
            readings.oldestSigningKey = 1_750_000_000
            readings.certificates = [("tls-certificate", 1_800_000_000), ("arn \"a\"", 1)]
        }
    }

    @Test func `version, certificates, messages and the disk are included`() {
        let lines = everything()
        for line in [
            "martlet_build_info{version=\"\(Release.version)\"} 1", "martlet_outbox_waiting 2",
            "martlet_outbox_oldest_seconds 60", "martlet_users_locked 4", "martlet_database_connections 8",
            #"martlet_store_retries_total{reason="conflict"} 3"#, #"martlet_store_retries_total{reason="session"} 0"#,
            "martlet_store_abandoned_total 1", "martlet_store_failovers_total 2",
            "martlet_store_wait_seconds_sum 0.250000", "martlet_store_wait_seconds_count 5", "martlet_schema_steps 90",
            "martlet_store_bytes 4096", "martlet_data_free_bytes 1073741824", "martlet_store_writable 1",
            "martlet_signing_key_oldest_timestamp_seconds 1750000000",
            #"martlet_certificate_expiry_timestamp_seconds{certificate="tls-certificate"} 1800000000"#,
            #"martlet_certificate_expiry_timestamp_seconds{certificate="arn \"a\""} 1"#,
            #"martlet_sign_ins_total{result="refused",reason="wrongPassword"} 1"#,
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(lines.contains("process_start_time_seconds 1700000000"))
        #expect(lines.contains { $0.hasPrefix("process_max_fds ") && !$0.hasSuffix(" 0") })
    }

    // UP-ASF-14, UP-ASF-24 to 29
    @Test func `risks are counted by request and by level`() {
        let metrics = Metrics()
        let pool = UserPoolID(rawValue: "eu-test-1_a")
        func count(_ act: JudgedRisk.Act, _ level: RiskLevel?, compromised: Bool = false, blocked: Bool = false) {
            var found = JudgedRisk(act, in: pool, level: level)
            (found.isCompromised, found.isBlocked) = (compromised, blocked)
            metrics.found(found)
        }
        count(.signIn, nil)
        count(.signIn, .low)
        count(.signIn, .medium, blocked: true)
        count(.signIn, nil, blocked: true)
        count(.signUp, nil, compromised: true, blocked: true)
        count(.passwordChange, nil, compromised: true)
        let lines = page(metrics)
        for line in [
            #"martlet_risk_total{operation="SignIn",user_pool_id="eu-test-1_a"} 3"#,
            #"martlet_risk_total{operation="SignUp",user_pool_id="eu-test-1_a"} 1"#,
            #"martlet_risk_total{operation="PasswordChange",user_pool_id="eu-test-1_a"} 1"#,
            #"martlet_no_risk_total{operation="SignIn",user_pool_id="eu-test-1_a"} 1"#,
            "martlet_compromised_credentials_risk_total"
                + #"{operation="SignUp",user_pool_id="eu-test-1_a",risk_level="high"} 1"#,
            #"martlet_account_takeover_risk_total{risk_level="low"} 1"#,
            #"martlet_account_takeover_risk_total{risk_level="medium"} 1"#,
            #"martlet_account_takeover_risk_total{risk_level="high"} 0"#,
            #"martlet_override_block_total{risk_level="medium"} 1"#,
            // What has no level of its own is high.
            #"martlet_override_block_total{risk_level="high"} 2"#,
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test func `only so many pools are counted by name`() {
        let metrics = Metrics()
        for number in 1...300 { metrics.found(JudgedRisk(.signIn, in: UserPoolID(rawValue: "eu-test-1_\(number)"))) }
        let lines = page(metrics).filter { $0.hasPrefix("martlet_no_risk_total") }
        #expect(lines.count == 257)
        #expect(lines.contains(#"martlet_no_risk_total{operation="SignIn",user_pool_id="other"} 44"#))
    }

    @Test func `a store that takes no writes is up and not writable, and one that is silent is neither`() {
        let readOnly = page(Metrics()) { $0.store = .readOnly(reason: "full") }
        #expect(readOnly.contains("martlet_store_up 1") && readOnly.contains("martlet_store_writable 0"))
        let silent = page(Metrics()) { $0.store = .silent }
        #expect(silent.contains("martlet_store_up 0") && silent.contains("martlet_store_writable 0"))
    }

    @Test(arguments: ["alerts.yml", "dashboard.json"])
    func `the metrics that rules and dashboard ask for exist`(_ file: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Packaging/monitoring/\(file)"), encoding: .utf8)
        let known = Set(
            everything().compactMap { line in
                line.hasPrefix("# TYPE ") ? line.split(separator: " ").dropFirst(2).first.map(String.init) : nil
            })
        let isPart: (Character) -> Bool = { $0.isLetter || $0 == "_" }
        let named = Set(text.split { !isPart($0) }.map(String.init)).filter {
            $0.hasPrefix("martlet_") || $0.hasPrefix("process_")
        }
        #expect(named.count > 10)
        for name in named where !known.contains(name) {
            #expect(name.hasSuffix("_bucket") && known.contains(String(name.dropLast(7))), "\(name)")
        }
    }

    @Test func `requests are counted by operation and result, and their durations in ranges`() {
        let metrics = Metrics()
        metrics.responded("GetUser", status: .ok, after: .microseconds(700))
        metrics.responded("GetUser", status: .ok, after: .seconds(20))
        metrics.responded("GetUser", status: .refused, after: .zero)
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
        metrics.attempted("email", delivery: .delivered)
        metrics.called("PreSignUp", outcome: .succeeded)
        metrics.called("PreSignUp", outcome: .timedOut)
        metrics.connectionsChanged(by: 2)
        metrics.connectionsChanged(by: -1)
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
        metrics.notified(.sent)
        metrics.notified(.failed)
        metrics.notified(.failed)
        metrics.notified(.givenUp)
        let lines = page(metrics, waiting: 4)
        for (outcome, count) in [("sent", 1), ("failed", 2), ("given_up", 1)] {
            #expect(lines.contains("martlet_logout_notices_total{outcome=\"\(outcome)\"} \(count)"))
        }
        #expect(lines.contains("martlet_logout_notices_waiting 4"))
    }

    @Test func `WIRE-20: the page is bounded for any number of names`() {
        let metrics = Metrics()
        for number in 0..<50_000 {
            metrics.responded("Made up \(number)", status: .refused, after: .zero)
            metrics.signedIn(.refused, reason: "made up \(number)")
        }
        #expect(metrics.snapshot.signIns[.refused]?.count == 65)
        #expect(metrics.snapshot.requests.count <= 513)
    }
}
