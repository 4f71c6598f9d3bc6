package import Kernel
import Storage

extension UserTable {
    /// Finds a user in the same time whether the user exists or not.
    package func findHidden(_ name: SignInName, in pool: UserPoolID) throws -> User? {
        if let user = try find(name, in: pool) { return user }
        // Reading a row takes several times as long as finding none.
        _ = try User(Self.decoyRow)
        return nil
    }

    /// A typical row.
    private static let decoyRow: Row = {
        let attributes = UserAttributes(["email": "stand-in@example.com", "email_verified": "true"])
        let columns: [(String, SQLValue)] = [
            ("pool_id", .text("us-east-1_000000000")), ("user_id", .text("00000000-0000-4000-8000-000000000000")),
            ("username", .text("stand-in")), ("status", .text(UserStatus.confirmed.rawValue)), ("enabled", .integer(1)),
            ("attributes", .text(attributes.stored)),
            ("credential", .bytes([UInt8](repeating: 0, count: 440))), ("password_expires_at", .null),
            ("created_at", .integer(0)), ("modified_at", .integer(0)), ("version", .integer(1)),
        ]
        return Row(names: columns.map(\.0), values: columns.map(\.1))
    }()
}
