import Directory
import Kernel

/// The attributes of a row, in the form of the schema.
struct ImportedAttributes {
    private(set) var values: [String: String] = [:]

    /// - Parameter cells: The cells by the names of their attributes.
    init(_ cells: [String: String], in pool: UserPool) throws(ImportRowError) {
        for name in cells.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let cell = cells[name], !cell.utf8.isEmpty else { continue }
            let value = try Self.converted(cell, of: name, in: pool)
            do { _ = try pool.schema.check(value, for: name) } catch { throw .attributeInvalid(name) }
            values[name] = value
        }
        try checkContacts(in: pool)
    }

    private static func converted(
        _ cell: String, of name: String, in pool: UserPool
    ) throws(ImportRowError) -> String {
        if pool.schema[name]?.kind == .boolean {
            guard let flag = Bool(cell: cell) else { throw .flagInvalid(column: name) }
            return flag ? "true" : "false"
        }
        switch name {
        case "birthdate":
            guard let date = date(cell) else { throw .attributeInvalid(name) }
            return date
        case "updated_at":
            guard cell.utf8.allSatisfy(\.isASCIIDigit) else { throw .attributeInvalid(name) }
            return cell
        default: return cell
        }
    }

    /// Turns mm/dd/yyyy into the form of the schema, which checks that the date exists (UP-CSV-28).
    private static func date(_ cell: String) -> String? {
        let parts = cell.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2, 4] else { return nil }
        return "\(parts[2])-\(parts[0])-\(parts[1])"
    }

    /// Checks that each verified contact exists, and that one is verified which the pool verifies (UP-CSV-16 to 18,
    /// UP-CSV-21 and 22).
    private func checkContacts(in pool: UserPool) throws(ImportRowError) {
        let verified = ContactAttribute.allCases.filter { values[$0.verifiedFlag] == "true" }
        for contact in verified where values[contact.rawValue] == nil { throw .contactMissing(contact) }
        let required = pool.settings.autoVerifiedAttributes
        guard !verified.isEmpty else { throw .noVerifiedContact }
        guard required.contains(where: verified.contains) else {
            guard required.count == 1 else { throw .noVerifiedContact }
            throw .contactNotVerified(required[0])
        }
    }
}
