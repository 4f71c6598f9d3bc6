import Kernel
import Outbound

/// Asks the server on this machine about its state, through its admin port.
package struct HealthProbe: Sendable {
    /// What is asked, with its path.
    package enum Question: String, Sendable {
        /// Whether the process responds.
        case liveness = "/healthz"
        /// Whether it accepts requests.
        case readiness = "/readyz"
    }

    private let base: String
    private let caller: HTTPCaller

    /// A probe of the server that uses the data folder of an embedded store, or else of the port that is configured.
    ///
    /// - Parameter isPortGiven: Whether the port was named for this probe, so that the folder does not matter.
    package init(_ configuration: Configuration, isPortGiven: Bool) {
        // Nodes of one PostgreSQL may share a folder, and the probe is of one of them.
        let serving = isPortGiven || !configuration.isEmbedded ? nil : ServingFile(in: configuration.data)
        self.init(serving?.admin ?? "http://127.0.0.1:\(configuration.adminPort)")
    }

    /// A probe of the admin port whose address is `base`.
    init(_ base: String) {
        self.base = base
        var limits = HTTPCallLimits()
        (limits.connecting, limits.total, limits.body) = (2, 5, 1024)
        caller = HTTPCaller(workers: 1, limits: limits)
    }

    /// Nil if the status is 200, or else the reason in a few words.
    package func obstacle(to question: Question) async -> String? {
        do throws(HTTPCallError) {
            let response = try await caller.send(HTTPCall("GET", url: base + question.rawValue, headers: [], body: []))
            guard response.status != 200 else { return nil }
            let text = String(decoding: response.body, as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "status \(response.status)"
        } catch { return "no answer at \(base)" }
    }

    /// Ends the probe's thread.
    package func close() async { await caller.close() }
}
