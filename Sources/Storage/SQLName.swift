/// The name of a table or column, which becomes text of a statement. Only a literal can be one.
public struct SQLName: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String

    /// The name `name`.
    public init(stringLiteral name: StaticString) { description = name.description }
}
