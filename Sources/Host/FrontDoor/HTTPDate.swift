import Kernel
import Synchronization

/// The text of the `Date` header, made once a second.
final class HTTPDate: Sendable {
    static let shared = HTTPDate()

    private let made = Mutex<(second: Int64, text: String)>((.min, ""))

    func text(at now: Instant) -> String {
        made.withLock { made in
            if made.second != now.seconds {
                made = (now.seconds, CivilTime(now).internetDate(zone: "GMT"))
            }
            return made.text
        }
    }
}
