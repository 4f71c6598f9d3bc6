import Kernel

/// For how long a client's tokens are good (spec rows UP-APP-09, UP-LIM-20 and UP-LIM-21).
public struct TokenValidity: Codable, Sendable, Equatable {
    /// What a number counts.
    public enum Unit: String, Codable, Sendable {
        case seconds, minutes, hours, days

        /// How many seconds one of them is.
        var seconds: Int64 {
            switch self {
            case .seconds: 1
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            }
        }
    }

    /// Nil where nobody said: one hour.
    public var access: Int?
    /// Nil where nobody said: one hour.
    public var id: Int?
    /// Thirty days where nobody said.
    public var refresh = 30
    /// Nil is hours.
    public var accessUnit: Unit?
    /// Nil is hours.
    public var idUnit: Unit?
    /// Nil is days.
    public var refreshUnit: Unit?

    /// The service's defaults: one hour, and thirty days.
    public init() {}

    /// The life of an access token, in seconds.
    public var accessSeconds: Int64 { Self.seconds(access, accessUnit) }
    /// The life of an ID token, in seconds.
    public var idSeconds: Int64 { Self.seconds(id, idUnit) }
    /// The life of a refresh token, in seconds.
    public var refreshSeconds: Int64 { Self.product(refresh, refreshUnit ?? .days) }

    private static func seconds(_ count: Int?, _ unit: Unit?) -> Int64 {
        count.map { product($0, unit ?? .hours) } ?? 3600
    }

    /// Saturates: a number from outside must not trap, and what is too long is refused by `check`.
    private static func product(_ count: Int, _ unit: Unit) -> Int64 {
        let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit.seconds)
        return overflow ? (count < 0 ? .min : .max) : product
    }

    /// Throws `Refusal.invalid` where a life is outside of what the service permits, or a refresh token would end
    /// before the tokens it renews.
    public func check() throws {
        guard Self.shortLives.contains(accessSeconds), Self.shortLives.contains(idSeconds),
            Self.longLives.contains(refreshSeconds)
        else { throw Refusal.invalid("Invalid range for token validity.") }
        guard refreshSeconds >= max(accessSeconds, idSeconds) else {
            throw Refusal.invalid(
                "Access and Id Token expiration times must be less than or equal to refresh token expiration "
                    + "times.")
        }
    }

    /// Five minutes to one day.
    static let shortLives: ClosedRange<Int64> = .minutes(5)...(.days(1))
    /// One hour to ten years of 365 days.
    static let longLives: ClosedRange<Int64> = .hours(1)...(.days(3650))
}
