/// The one row about the file as a whole.
enum StateTable {
    /// The identity whose data were used last.
    static func identity(in database: LocalDatabase) throws -> SyncIdentity {
        try database.row("SELECT identity, is_guest FROM state") {
            SyncIdentity(id: $0.text(0) ?? SyncStore.unknownIdentity, isGuest: $0.integer(1) != 0)
        } ?? SyncIdentity(id: SyncStore.unknownIdentity, isGuest: false)
    }

    static func set(_ identity: SyncIdentity, in database: LocalDatabase) throws {
        try database.run(
            "UPDATE state SET identity = ?, is_guest = ?", with: .text(identity.id), .integer(identity.isGuest ? 1 : 0))
    }

    /// A new number for a change, greater than all earlier ones.
    static func nextChange(in database: LocalDatabase) throws -> Int64 {
        try database.run("UPDATE state SET changes = changes + 1")
        return try lastChange(in: database)
    }

    /// The number of the last change.
    static func lastChange(in database: LocalDatabase) throws -> Int64 {
        try database.row("SELECT changes FROM state") { $0.integer(0) } ?? 0
    }
}
