package import Kernel
import WireClient

/// The client's time. It runs on a monotonic clock, and from the service's time once a response has named that: a
/// device's clock may be wrong, and its user may set it while the app runs.
package final class ClientClock: Sendable {
    private struct Anchor: Sendable {
        var time: Instant
        var uptime: Int64
    }

    /// The clock of this process, which all clients share.
    package static let system: ClientClock = {
        let start = ContinuousClock.now
        return ClientClock(now: World.system.now) {
            let (seconds, attoseconds) = (ContinuousClock.now - start).components
            return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        }
    }()

    private let anchor: Locked<Anchor>
    /// Microseconds that never go back and that no user sets.
    let uptime: @Sendable () -> Int64

    /// Makes a clock that begins at `now`.
    init(now: @Sendable () -> Instant, uptime: @escaping @Sendable () -> Int64) {
        self.uptime = uptime
        anchor = Locked(Anchor(time: now(), uptime: uptime()))
    }

    /// Makes a clock that runs with `world`'s.
    convenience init(running world: World) {
        self.init(now: world.now) { world.now().microseconds }
    }

    /// The service's time, or the device's until the service's is known.
    package func now() -> Instant { time(at: uptime()) }

    private func time(at uptime: Int64) -> Instant {
        let anchor = anchor.read { $0 }
        return Instant(microseconds: anchor.time.microseconds &+ uptime &- anchor.uptime)
    }

    /// How far the estimate may be from a response's date, in microseconds: a date has whole seconds.
    private static let tolerance: Int64 = 2_000_000

    /// Sets the clock by the header `date` of a service's response (RFC 9110, section 6.6.1), unless they agree within
    /// the tolerance that the time since `sent` allows. A response with an `age` comes from a cache.
    func learn(from response: ClientResponse, sent: Int64) {
        guard response.header("age") == nil, let date = response.header("date").flatMap(Instant.init(internetDate:))
        else { return }
        let received = uptime()
        let middle = sent + (received - sent) / 2
        let shown = date.microseconds + 500_000
        guard abs(time(at: middle).microseconds - shown) > Self.tolerance + (received - sent) / 2 else { return }
        _ = anchor.exchange(Anchor(time: Instant(microseconds: shown), uptime: middle))
    }
}

extension Transport {
    /// Sets `clock` by each response.
    func setting(_ clock: ClientClock) -> Transport {
        Transport { request in
            let sent = clock.uptime()
            let response = try await send(request)
            clock.learn(from: response, sent: sent)
            return response
        }
    }
}

extension Instant {
    /// Parses `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7); nil if `text` has another form.
    init?(internetDate text: String) {
        guard text.utf8.count == 29 else { return nil }
        let words = text.split(separator: " ")
        guard words.count == 6, words[5] == "GMT", words[1].utf8.count == 2, words[3].utf8.count == 4,
            let month = Self.months.firstIndex(of: String(words[2]))
        else { return nil }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        self.init(timestamp: "\(words[3])-\(number)-\(words[1])T\(words[4])Z")
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
