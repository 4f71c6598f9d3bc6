public import Kernel
public import Storage

/// A fact about the store as a whole.
public enum StoreProperty: String, Sendable {
    /// The id of the pool that the first start with `--dev` made.
    case demoPool = "demo-pool"
    /// What sealed challenges are bound to: those of another epoch are refused.
    case challengeEpoch = "challenge-epoch"
}

/// Every statement about the facts that concern the store as a whole.
public struct StorePropertyTable {
    let tx: any Transaction
    /// The table as `tx` sees it.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// The value of `property`, or nil if it was never written.
    public func value(of property: StoreProperty) throws -> String? {
        try tx.first("SELECT value FROM store_properties WHERE name = \(property.rawValue)")?.value("value")
    }

    /// Writes `property` if nothing is there.
    ///
    /// False if something is: of several processes that write it at once, one is told true.
    public func claim(_ property: StoreProperty, _ value: String, at now: Instant) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO store_properties (name, value, written_at) VALUES (\(property.rawValue), \(value), \(now))
            ON CONFLICT (name) DO NOTHING
            """) == 1
    }

    /// Writes `property`, whatever is there.
    public func put(_ property: StoreProperty, _ value: String, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO store_properties (name, value, written_at) VALUES (\(property.rawValue), \(value), \(now))
            ON CONFLICT (name) DO UPDATE SET value = \(value), written_at = \(now)
            """)
    }
}
