/// This device's registration at the service, for each identity.
enum DeviceTable {
    struct Row: Hashable, Sendable {
        var platform: String
        /// The token of the platform.
        var token: String
        /// The service's id of the device.
        var device: String
    }

    static func find(_ identity: String, in database: LocalDatabase) throws -> Row? {
        try database.row("SELECT platform, token, device FROM devices WHERE identity = ?", with: .text(identity)) {
            Row(platform: $0.text(0) ?? "", token: $0.text(1) ?? "", device: $0.text(2) ?? "")
        }
    }

    static func put(_ row: Row, of identity: String, in database: LocalDatabase) throws {
        try database.run(
            "INSERT OR REPLACE INTO devices (identity, platform, token, device) VALUES (?, ?, ?, ?)",
            with: .text(identity), .text(row.platform), .text(row.token), .text(row.device))
    }

    static func deleteAll(in database: LocalDatabase) throws { try database.run("DELETE FROM devices") }
}
