package import Kernel
package import Storage

/// A property of the whole database.
package enum StoreProperty: String, Sendable {
    /// The id of the pool that the first start with `--dev` created.
    case demoPool = "demo-pool"
    /// The id of the pool whose users sign in by an email address, which a start with `--dev` created.
    case emailDemoPool = "email-demo-pool"
    /// The same for telephone numbers.
    case phoneDemoPool = "phone-demo-pool"
    /// The id of the pool whose users enter the console.
    case operatorsPool = "operators-pool"
    /// The app client of that pool through which they sign in.
    case operatorsClient = "operators-client"
    /// Sealed challenges are bound to it: challenges of another epoch are refused.
    case challengeEpoch = "challenge-epoch"
    /// Written by the step of the schema after which hashes are under the keys of their pools.
    case poolHashKeys = "pool-hash-keys"
    /// The public URL of the server that started last.
    case publicURL = "public-url"
    /// Written to check whether the store accepts writes again.
    case heartbeat
}

/// The statements on properties.
package struct StorePropertyTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The value of `property`, or nil if it was never written.
    package func value(of property: StoreProperty) throws -> String? {
        try tx.first("SELECT value FROM store_properties WHERE name = \(property.rawValue)")?.value("value")
    }

    /// Writes `property` if it does not have a value.
    ///
    /// - Returns: False if it has one. If several processes write at once, one of them gets true.
    package func claim(_ property: StoreProperty, value: String, at now: Instant) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO store_properties (name, value, written_at) VALUES (\(property.rawValue), \(value), \(now))
            ON CONFLICT (name) DO NOTHING
            """) == 1
    }

    /// Writes `property`, replacing any value.
    package func put(_ property: StoreProperty, value: String, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO store_properties (name, value, written_at) VALUES (\(property.rawValue), \(value), \(now))
            ON CONFLICT (name) DO UPDATE SET value = \(value), written_at = \(now)
            """)
    }
}
