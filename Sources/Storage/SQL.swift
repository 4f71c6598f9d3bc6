import Kernel

/// A statement whose interpolated values are always bound, never pasted into the text.
///
/// Only literals become text, also as an `SQLName`: an interpolated `String` is a value, and a plain `String` is not an
/// `SQL`.
package struct SQL: ExpressibleByStringInterpolation, Sendable {
    enum Piece: Sendable { case text(String), value(SQLValue), column(ColumnType) }
    var pieces: [Piece]

    /// A statement without values.
    package init(stringLiteral text: String) { pieces = [.text(text)] }
    /// A statement with the interpolated values.
    package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects the pieces of an interpolated literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []
        /// Reserves capacity for a literal with this many interpolations.
        package init(literalCapacity _: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }
        /// Appends text of the statement.
        package mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { pieces.append(.text(text)) }
        }
        /// Appends a value to bind.
        package mutating func appendInterpolation(_ value: some SQLConvertible) {
            pieces.append(.value(value.sqlValue))
        }
        /// Appends an optional value to bind.
        package mutating func appendInterpolation(_ value: (some SQLConvertible)?) {
            pieces.append(.value(value.sqlValue))
        }
        /// Appends the engine's name of a column type.
        package mutating func appendInterpolation(_ type: ColumnType) { pieces.append(.column(type)) }
        /// Appends the name of a table or column.
        package mutating func appendInterpolation(_ name: SQLName) { pieces.append(.text(name.description)) }
        /// Appends part of a statement with its bound values.
        package mutating func appendInterpolation(_ part: SQL) { pieces.append(contentsOf: part.pieces) }
    }

    /// `parts` with `separator` between them.
    package init(list parts: some Sequence<SQL>, separator: StaticString = ", ") {
        pieces = []
        for part in parts {
            if !pieces.isEmpty { pieces.append(.text(separator.description)) }
            pieces.append(contentsOf: part.pieces)
        }
    }

    /// The text for one engine, and the values in the order of their placeholders.
    package func rendered(for dialect: Dialect) -> (text: String, values: [SQLValue]) {
        var text = ""
        text.reserveCapacity(256)
        var values: [SQLValue] = []
        values.reserveCapacity(pieces.count / 2 + 1)
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .column(let type): text += dialect.name(of: type)
            case .value(let value):
                values.append(value)
                text += dialect.placeholder(values.count)
            }
        }
        return (text, values)
    }

    /// Refuses text with U+0000, which PostgreSQL cannot store, so that both engines accept the same values.
    ///
    /// - Throws: `InvalidInput`, because such text comes from the caller.
    package func requireStorable() throws {
        for case .value(.text(let text)) in pieces where text.utf8.contains(0) {
            throw InvalidInput("Text must not contain the character U+0000.")
        }
    }
}

extension Array {
    /// The elements in parts of 1, 2, 4 … 128, longest first. Statements with values of a part have few different
    /// texts, so engines prepare them once.
    package var statementParts: [ArraySlice<Element>] {
        var (parts, rest): ([ArraySlice<Element>], ArraySlice<Element>) = ([], self[...])
        while !rest.isEmpty {
            let length = rest.count >= 128 ? 128 : 1 << (Int.bitWidth - 1 - rest.count.leadingZeroBitCount)
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts
    }
}
