/// A JSON value in a token (RFC 8259).
package enum ClaimValue: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    /// A number that is not whole, or too large for `integer`. Always finite.
    case decimal(Double)
    case boolean(Bool)
    case list([ClaimValue])
    case object(Claims)
    case null

    package static func strings(_ strings: [String]) -> ClaimValue { .list(strings.map(ClaimValue.string)) }
}

extension ClaimValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    package init(integerLiteral value: Int64) { self = .integer(value) }
    /// True or false.
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
}
