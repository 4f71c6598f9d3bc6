import Cryptography
package import Directory
import Factors
package import Kernel

/// A line of a file as a user of a pool.
package struct ImportRow: Sendable {
    /// The user, whose status is not set.
    package private(set) var newUser: NewUser
    /// The hash of the password from another system; nil if the user must set a password.
    let passwordHash: ForeignPasswordHash?
    /// Whether sign-ins of the user ask for a code by text message.
    package let usesTextMessages: Bool

    /// Reads a line.
    ///
    /// - Parameter hashes: The algorithm of the password hashes; nil if the file has none.
    /// - Throws: `ImportRowError`.
    package init(
        _ line: String, under header: ImportHeader, hashes: ImportedHashAlgorithm? = nil, in pool: UserPool,
        world: World
    ) throws(ImportRowError) {
        let cells = CSVCells.read(line)
        guard cells.count == header.columns.count else { throw .cellCount }
        var values = Dictionary(zip(header.columns, cells), uniquingKeysWith: { first, _ in first })
        let username = try Self.username(values.removeValue(forKey: ImportHeader.Column.username) ?? "")
        let asksForFactor = try Self.asksForFactor(
            values.removeValue(forKey: ImportHeader.Column.mfaEnabled) ?? "", in: pool)
        passwordHash = try hashes?.hash(in: values.removeValue(forKey: ImportHeader.Column.passwordHash) ?? "")
        let attributes = try ImportedAttributes(values, in: pool).values
        do {
            newUser = try NewUser(username, attributes: attributes, by: .administrator, in: pool, world: world)
        } catch {
            throw .usernameInvalid
        }
        if let missing = pool.schema.missing(in: newUser.user.attributes).first { throw .attributeMissing(missing) }
        let canReceive = pool.settings.offers(.sms) && newUser.user.attributes.contact(.phoneNumber) != nil
        guard !asksForFactor || canReceive || pool.settings.mfa == .on else { throw .mfaWithoutFactor }
        usesTextMessages = asksForFactor && canReceive
    }

    /// The row with the password's hash sealed for the user.
    func sealed(by cipher: SecretCipher) throws(ImportRowError) -> ImportRow {
        guard let passwordHash else { return self }
        var row = self
        let user = newUser.user
        do {
            row.newUser.user.credential = try StoredPassword.foreign(passwordHash)
                .sealed(for: user.id, in: user.pool, by: cipher)
        } catch { throw .internalError }
        return row
    }

    /// The most characters of a username.
    private static let maxUsernameLength = 128

    /// The username in a cell (UP-CSV-14, UP-CSV-27).
    private static func username(_ cell: String) throws(ImportRowError) -> Username {
        guard !cell.utf8.isEmpty else { throw .usernameMissing }
        guard !cell.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else { throw .usernameHasSpace }
        guard cell.unicodeScalars.count <= maxUsernameLength else { throw .usernameInvalid }
        return Username(rawValue: cell)
    }

    /// Whether sign-ins ask for a second factor, which must fit the pool (UP-CSV-15, UP-CSV-29 to 31).
    private static func asksForFactor(_ cell: String, in pool: UserPool) throws(ImportRowError) -> Bool {
        guard let flag = Bool(cell: cell) else { throw .flagInvalid(column: ImportHeader.Column.mfaEnabled) }
        switch pool.settings.mfa {
        case .on: guard flag else { throw .mfaRequired }
        case .off: guard !flag else { throw .mfaOff }
        case .optional: break
        }
        return flag
    }
}

extension Bool {
    /// The flag in a cell, in upper or lower case (UP-CSV-37); nil if the cell does not hold one.
    init?(cell: String) {
        if cell.hasSameLetters(as: "true") {
            self = true
        } else if cell.hasSameLetters(as: "false") {
            self = false
        } else {
            return nil
        }
    }
}
