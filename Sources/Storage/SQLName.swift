/// The name of a table or column, which becomes text of a statement. Only a literal can be one.
package struct SQLName: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(stringLiteral name: StaticString) { description = name.description }
}
