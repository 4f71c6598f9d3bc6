import Kernel

/// How long a client's tokens are valid (UP-APP-09, UP-LIM-20, UP-LIM-21).
package struct TokenValidity: Codable, Sendable, Equatable {
    /// A unit of lifetimes, by its name in Cognito.
    package enum Unit: String, Codable, Sendable {
        case seconds, minutes, hours, days

        var seconds: Int64 {
            switch self {
            case .seconds: 1
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            }
        }
    }

    /// Nil if not specified: one hour.
    package var access: Int?
    /// Nil if not specified: one hour.
    package var id: Int?
    /// Thirty days by default.
    package var refresh = 30
    /// Nil means hours.
    package var accessUnit: Unit?
    /// Nil means hours.
    package var idUnit: Unit?
    /// Nil means days.
    package var refreshUnit: Unit?

    /// Cognito's defaults: one hour, and thirty days.
    package init() {}

    /// The lifetime of an access token, in seconds.
    package var accessSeconds: Int64 { Self.seconds(access, unit: accessUnit) }
    /// The lifetime of an ID token, in seconds.
    package var idSeconds: Int64 { Self.seconds(id, unit: idUnit) }
    /// The lifetime of a refresh token, in seconds.
    package var refreshSeconds: Int64 { Self.product(refresh, unit: refreshUnit ?? .days) }

    private static func seconds(_ count: Int?, unit: Unit?) -> Int64 {
        count.map { product($0, unit: unit ?? .hours) } ?? 3600
    }

    /// Saturates, so that a number from outside cannot trap; `check` refuses values that are too long.
    private static func product(_ count: Int, unit: Unit) -> Int64 {
        let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit.seconds)
        return overflow ? (count < 0 ? .min : .max) : product
    }

    /// Checks the lifetimes.
    ///
    /// - Throws: `InvalidInput` if one is out of Cognito's range, or the refresh token would expire before the tokens
    ///   that it renews.
    package func check() throws {
        guard Self.shortLifetimes.contains(accessSeconds), Self.shortLifetimes.contains(idSeconds),
            Self.longLifetimes.contains(refreshSeconds)
        else { throw InvalidInput("Invalid range for token validity.") }
        guard refreshSeconds >= max(accessSeconds, idSeconds) else {
            throw InvalidInput(
                "Access and Id Token expiration times must be less than or equal to refresh token expiration "
                    + "times.")
        }
    }

    /// The lifetimes of access and ID tokens: five minutes to one day.
    static let shortLifetimes: ClosedRange<Int64> = .minutes(5)...(.days(1))
    /// The lifetimes of refresh tokens: one hour to ten years of 365 days.
    static let longLifetimes: ClosedRange<Int64> = .hours(1)...(.days(3650))
}
