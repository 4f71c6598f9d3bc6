package import Kernel

/// A value as an engine stores it.
package enum SQLValue: Hashable, Sendable { case null, integer(Int64), text(String), bytes([UInt8]) }

/// A type that can be stored in a column.
package protocol SQLConvertible: Sendable {
    /// The stored value.
    var sqlValue: SQLValue { get }
    /// Reads a stored value.
    ///
    /// - Throws: `StorageError.unexpected` if the value has another type.
    init(sqlValue: SQLValue) throws
}

extension SQLValue: SQLConvertible {
    package var sqlValue: SQLValue { self }
    package init(sqlValue: SQLValue) { self = sqlValue }
}

extension String: SQLConvertible {
    package var sqlValue: SQLValue { .text(self) }
    package init(sqlValue: SQLValue) throws {
        guard case .text(let text) = sqlValue else { throw StorageError.unexpected("a column has no text") }
        self = text
    }
}

extension Int64: SQLConvertible {
    package var sqlValue: SQLValue { .integer(self) }
    package init(sqlValue: SQLValue) throws {
        guard case .integer(let number) = sqlValue else { throw StorageError.unexpected("a column has no number") }
        self = number
    }
}

extension Int: SQLConvertible {
    package var sqlValue: SQLValue { .integer(Int64(self)) }
    package init(sqlValue: SQLValue) throws { self = Int(try Int64(sqlValue: sqlValue)) }
}

extension Bool: SQLConvertible {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    package init(sqlValue: SQLValue) throws { self = try Int64(sqlValue: sqlValue) != 0 }
}

extension [UInt8]: SQLConvertible {
    package var sqlValue: SQLValue { .bytes(self) }
    package init(sqlValue: SQLValue) throws {
        guard case .bytes(let bytes) = sqlValue else { throw StorageError.unexpected("a column has no bytes") }
        self = bytes
    }
}

extension Instant: SQLConvertible {
    package var sqlValue: SQLValue { .integer(microseconds) }
    package init(sqlValue: SQLValue) throws { self.init(microseconds: try Int64(sqlValue: sqlValue)) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }
    package init(sqlValue: SQLValue) throws { self = sqlValue == .null ? nil : try Wrapped(sqlValue: sqlValue) }
}

extension SQLConvertible where Self: Identifier {
    package var sqlValue: SQLValue { .text(rawValue) }
    package init(sqlValue: SQLValue) throws { self.init(rawValue: try String(sqlValue: sqlValue)) }
}

extension UserPoolID: SQLConvertible {}
extension ClientID: SQLConvertible {}
extension UserID: SQLConvertible {}
extension Username: SQLConvertible {}
extension GroupName: SQLConvertible {}
extension SessionID: SQLConvertible {}
extension DeviceKey: SQLConvertible {}
extension IdentityPoolID: SQLConvertible {}
extension IdentityID: SQLConvertible {}
