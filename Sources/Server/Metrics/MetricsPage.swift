import HTTPServer
import Kernel

/// The response of `/metrics`: the text format of Prometheus, version 0.0.4.
struct MetricsPage {
    private(set) var text = ""

    init(_ state: Metrics.State, readings now: ServerReadings) {
        head("martlet_build_info", kind: "gauge", help: "1, with the version as a label.")
        line("martlet_build_info", labels: [("version", Release.version)], value: "1")
        requests(state.requests)
        signIns(state.signIns)
        risks(state.risks)
        deliveries(state.deliveries)
        triggerCalls(state.triggerCalls)
        logoutNotices(state.logoutNotices, waiting: now.logoutNoticesWaiting)
        gauge("martlet_connections_open", help: "Connections that are open now.", value: "\(state.connections)")
        load(now.load, syncWaiting: now.syncWaiting)
        health(now)
        store(now)
        certificates(now.certificates)
        if let process = now.process { use(process, startedAt: now.startedAt) }
    }

    private mutating func load(_ load: AdmissionQueue.Load, syncWaiting: Int) {
        gauge("martlet_requests_running", help: "Requests that are worked for now.", value: "\(load.running)")
        gauge("martlet_requests_waiting", help: "Requests that wait to be worked for.", value: "\(load.waiting)")
        gauge("martlet_sync_waiting", help: "Requests that wait for changes of datasets.", value: "\(syncWaiting)")
        counter(
            "martlet_requests_overload_total", help: "Requests refused because too many others waited.",
            value: "\(load.refused)")
    }

    /// Whether the store, the log and the audit log can be written.
    private mutating func health(_ now: ServerReadings) {
        gauge("martlet_store_up", help: "Whether the store answered just now.", value: now.store == .silent ? "0" : "1")
        gauge(
            "martlet_store_writable", help: "Whether the last write reached the store.",
            value: now.store == .responding ? "1" : "0")
        counter(
            "martlet_log_lines_lost_total", help: "Log lines that could not be written.", value: "\(now.lostLogLines)")
        if let audit = now.audit {
            counter(
                "martlet_audit_records_lost_total", help: "Audit records that could not be written.",
                value: "\(audit.lost)")
            gauge(
                "martlet_audit_writable", help: "Whether audit records can be written.",
                value: audit.isWritable ? "1" : "0")
        }
    }

    private mutating func signIns(_ signIns: [Metrics.SignInResult: [String: Int]]) {
        let name = "martlet_sign_ins_total"
        head(name, kind: "counter", help: "Requests of sign-ins, by result and by the reason of a refusal.")
        for result in Metrics.SignInResult.allCases {
            for (reason, count) in (signIns[result] ?? [:]).sorted(by: { $0.key < $1.key }) {
                line(name, labels: [("result", result.rawValue), ("reason", reason)], value: "\(count)")
            }
        }
    }

    private mutating func store(_ now: ServerReadings) {
        gauge("martlet_outbox_waiting", help: "Messages that wait to be sent, up to 10000.", value: now.outbox?.waiting)
        gauge(
            "martlet_outbox_oldest_seconds", help: "How long the oldest of them has waited.",
            value: now.outbox?.oldestSeconds)
        gauge(
            "martlet_users_locked", help: "Users who are locked after wrong passwords, up to 10000.",
            value: now.lockedUsers)
        gauge("martlet_schema_steps", help: "Steps of the store's schema.", value: now.schemaSteps)
        if let postgres = now.postgres { self.postgres(postgres) }
        gauge("martlet_store_bytes", help: "Bytes of the embedded store's files.", value: now.storeBytes)
        gauge(
            "martlet_data_free_bytes", help: "Bytes that are free on the disk of the data folder.", value: now.freeBytes
        )
        gauge(
            "martlet_signing_key_oldest_timestamp_seconds",
            help: "When the oldest key that signs users' tokens was made, in seconds since 1970.",
            value: now.oldestSigningKey)
    }

    private mutating func certificates(_ expiries: [(name: String, seconds: Int)]) {
        guard !expiries.isEmpty else { return }
        let name = "martlet_certificate_expiry_timestamp_seconds"
        head(name, kind: "gauge", help: "When a certificate expires, in seconds since 1970.")
        for (certificate, seconds) in expiries {
            line(name, labels: [("certificate", certificate)], value: "\(seconds)")
        }
    }

    private mutating func requests(_ requests: [String: Metrics.Requests]) {
        head("martlet_requests_total", kind: "counter", help: "Requests answered, by operation and outcome.")
        for (operation, counted) in requests.sorted(by: { $0.key < $1.key }) {
            for status in Metrics.StatusClass.allCases {
                guard let count = counted.counts[status] else { continue }
                line(
                    "martlet_requests_total", labels: [("operation", operation), ("outcome", status.rawValue)],
                    value: "\(count)")
            }
        }
        head("martlet_request_duration_seconds", kind: "histogram", help: "Time from a whole request to its answer.")
        for (operation, counted) in requests.sorted(by: { $0.key < $1.key }) {
            durations(operation, histogram: counted.durations)
        }
    }

    private mutating func durations(_ operation: String, histogram: Histogram) {
        let name = "martlet_request_duration_seconds"
        var sum = 0
        for (bound, count) in zip(Histogram.bounds.map(\.name) + ["+Inf"], histogram.ranges) {
            sum += count
            line("\(name)_bucket", labels: [("operation", operation), ("le", bound)], value: "\(sum)")
        }
        line("\(name)_sum", labels: [("operation", operation)], value: Self.seconds(histogram.sum))
        line("\(name)_count", labels: [("operation", operation)], value: "\(sum)")
    }

    private mutating func deliveries(_ deliveries: [String: [Metrics.DeliveryResult: Int]]) {
        head(
            "martlet_deliveries_total", kind: "counter", help: "Attempts to deliver a message, by channel and outcome.")
        for (channel, counts) in deliveries.sorted(by: { $0.key < $1.key }) {
            for status in Metrics.DeliveryResult.allCases {
                guard let count = counts[status] else { continue }
                line(
                    "martlet_deliveries_total", labels: [("channel", channel), ("outcome", status.rawValue)],
                    value: "\(count)")
            }
        }
    }

    private mutating func triggerCalls(_ calls: [String: [TriggerOutcome: Int]]) {
        head("martlet_trigger_calls_total", kind: "counter", help: "Tries to call a function, by trigger and outcome.")
        for (trigger, counts) in calls.sorted(by: { $0.key < $1.key }) {
            for outcome in TriggerOutcome.allCases {
                guard let count = counts[outcome] else { continue }
                line(
                    "martlet_trigger_calls_total", labels: [("trigger", trigger), ("outcome", outcome.rawValue)],
                    value: "\(count)")
            }
        }
    }

    /// Writes the notices of this server, and how many wait on the store for any server.
    private mutating func logoutNotices(_ counts: [Metrics.LogoutResult: Int], waiting: Int?) {
        let name = "martlet_logout_notices_total"
        head(name, kind: "counter", help: "Tries to tell a client that a session has ended, by outcome.")
        for result in Metrics.LogoutResult.allCases {
            line(name, labels: [("outcome", result.rawValue)], value: "\(counts[result, default: 0])")
        }
        guard let waiting else { return }
        gauge(
            "martlet_logout_notices_waiting", help: "Clients that are still to be told, up to 10000.",
            value: "\(waiting)")
    }

    private mutating func use(_ process: ProcessUse, startedAt: Int) {
        gauge(
            "process_start_time_seconds", help: "When the server began, in seconds since 1970.", value: "\(startedAt)")
        gauge("process_resident_memory_bytes", help: "Memory that is resident.", value: "\(process.residentBytes)")
        counter(
            "process_cpu_seconds_total", help: "Processor time used, user and system.", value: Self.seconds(process.cpu)
        )
        gauge("process_open_fds", help: "File descriptors that are open.", value: "\(process.openFiles)")
        gauge("process_max_fds", help: "File descriptors that may be open.", value: "\(OpenFiles.maxCount)")
    }

    /// Writes nothing if `value` is nil.
    private mutating func gauge(_ name: String, help: String, value: Int?) {
        if let value { gauge(name, help: help, value: "\(value)") }
    }

    mutating func gauge(_ name: String, help: String, value: String) {
        head(name, kind: "gauge", help: help)
        line(name, labels: [], value: value)
    }

    mutating func counter(_ name: String, help: String, value: String) {
        head(name, kind: "counter", help: help)
        line(name, labels: [], value: value)
    }

    mutating func head(_ name: String, kind: String, help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }

    mutating func line(_ name: String, labels: [(String, String)], value: String) {
        let inside = labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        text += inside.isEmpty ? "\(name) \(value)\n" : "\(name){\(inside)} \(value)\n"
    }

    static func seconds(_ duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        let digits = String(fraction / 1_000_000_000_000)
        return "\(seconds).\(String(repeating: "0", count: max(0, 6 - digits.utf8.count)))\(digits)"
    }

    /// The value of a label. An ARN in the configuration file may have any character.
    private static func escaped(_ label: String) -> String {
        guard label.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") || $0.isASCIIControl })
        else { return label }
        return label.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\\", "\"": text += "\\\(scalar)"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
