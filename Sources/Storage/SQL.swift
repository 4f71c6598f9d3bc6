import Kernel

/// A statement whose interpolated values are always bound, never pasted.
///
/// Only literals become text: a `String` that is interpolated is a value, and a plain `String` is no `SQL`.
public struct SQL: ExpressibleByStringInterpolation, Sendable {
    enum Piece: Sendable { case text(String), value(SQLValue), column(ColumnType) }
    var pieces: [Piece]

    /// A statement without values.
    public init(stringLiteral text: String) { pieces = [.text(text)] }
    /// A statement with the values that were interpolated.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []
        /// Makes room for the pieces of a literal with so many interpolations.
        public init(literalCapacity _: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }
        /// Text of the statement itself.
        public mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { pieces.append(.text(text)) }
        }
        /// A value, to be bound.
        public mutating func appendInterpolation(_ value: some SQLConvertible) { pieces.append(.value(value.sqlValue)) }
        /// A value that may be missing, to be bound.
        public mutating func appendInterpolation(_ value: (some SQLConvertible)?) {
            pieces.append(.value(value.sqlValue))
        }
        /// The engine's word for a type of column.
        public mutating func appendInterpolation(_ type: ColumnType) { pieces.append(.column(type)) }
        /// A part of a statement, with the values that it binds.
        public mutating func appendInterpolation(_ part: SQL) { pieces.append(contentsOf: part.pieces) }
    }

    /// The text that one engine understands, and the values in the order of their placeholders.
    public func rendered(for dialect: Dialect) -> (text: String, values: [SQLValue]) {
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

    /// Refuses text with U+0000, which PostgreSQL cannot store: both engines shall take the same things, and what they
    /// cannot take came from outside.
    ///
    /// Throws `Refusal`.
    package func requireStorable() throws {
        for case .value(.text(let text)) in pieces where text.utf8.contains(0) {
            throw Refusal.invalid("Text must not contain the character U+0000.")
        }
    }
}
