import Kernel

/// The value of the `Date` header, formatted once a second.
final class HTTPDate: Sendable {
    static let shared = HTTPDate()

    private let made = Locked<(second: Int64, text: String)>((.min, ""))

    func text(at now: Instant) -> String {
        made.change { made in
            if made.second != now.seconds {
                made = (now.seconds, CivilTime(now).internetDate(zone: "GMT"))
            }
            return made.text
        }
    }
}
