package import Directory

/// The columns of a file, in the order of its first line (UP-CSV-10, UP-CSV-11).
package struct ImportHeader: Sendable, Equatable {
    /// The columns that are not attributes.
    enum Column {
        static let username = "cognito:username"
        static let mfaEnabled = "cognito:mfa_enabled"
        /// Only in files of jobs that name the algorithm of the hashes.
        static let passwordHash = "cognito:password_hash"
    }

    /// The names, in the order of the file.
    package let columns: [String]

    /// The columns that a file for `pool` has, in the order of the API (UP-CSV-07). Custom attributes follow the
    /// standard ones; the guide shows a pool without any.
    package static func columns(of pool: UserPool) -> [String] {
        standard + pool.schema.custom.map(\.name) + [Column.mfaEnabled, Column.username]
    }

    private static let standard = [
        "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username", "profile", "picture",
        "website", "email", "email_verified", "gender", "birthdate", "zoneinfo", "locale", "phone_number",
        "phone_number_verified", "address", "updated_at",
    ]

    /// Reads the first line of a file that has already been checked.
    init(_ line: String) { columns = CSVCells.read(line) }

    /// Reads the first line of a file for `pool`, which must have each column once and no other (UP-CSV-13).
    ///
    /// - Parameter hasHashes: Whether there is a column for hashes of passwords.
    /// - Throws: `ImportFileError`.
    package init(_ line: String, for pool: UserPool, hasHashes: Bool = false) throws(ImportFileError) {
        self.init(line)
        var missing = Self.columns(of: pool) + (hasHashes ? [Column.passwordHash] : [])
        let known = missing
        for (index, name) in columns.enumerated() {
            guard known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { throw .columnUnknown(index + 1) }
            guard let found = missing.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                throw .columnRepeated(name)
            }
            missing.remove(at: found)
        }
        if let name = missing.first { throw .columnMissing(name) }
    }
}
