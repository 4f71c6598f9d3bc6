package import Cryptography

/// The state of a server, for operators. Times are RFC 3339.
package struct ServerReport: Codable, Sendable {
    /// A process that uses the store.
    package struct Node: Codable, Sendable {
        package let id: String
        package let version: String
        /// How many steps of the schema its program knows.
        package let steps: Int
        package let startedAt: String
        /// When it last wrote that it is running.
        package let seenAt: String

        package init(id: String, version: String, steps: Int, startedAt: String, seenAt: String) {
            (self.id, self.version, self.steps) = (id, version, steps)
            (self.startedAt, self.seenAt) = (startedAt, seenAt)
        }
    }

    /// A quota of the account.
    package struct Limit: Codable, Sendable {
        package let name: String
        package let value: Int

        package init(_ name: String, value: Int) { (self.name, self.value) = (name, value) }
    }

    /// A setting of the configuration that does not have its default.
    package struct Given: Codable, Sendable {
        package let name: String
        /// The value; masked for a secret.
        package let value: String
        /// The file, environment or command line that has set it.
        package let origin: String

        package init(_ name: String, value: String, origin: String) {
            (self.name, self.value, self.origin) = (name, value, origin)
        }
    }

    package let version: String
    package let nodes: [Node]
    /// `SQLite` or `PostgreSQL`.
    package let engine: String
    /// How many steps of the schema the store has.
    package let appliedSteps: Int
    /// How many steps of the schema this program knows.
    package let knownSteps: Int
    /// The size of the store's files; nil for an engine on another machine.
    package let storeBytes: Int?
    /// What is free on the disk with the store; nil for an engine on another machine.
    package let freeBytes: Int?
    /// When the oldest key that signs now was made, of all pools; nil if there is none.
    package let oldestKey: String?
    package let limits: [Limit]
    package let settings: [Given]

    package init(
        version: String, nodes: [Node], engine: String, appliedSteps: Int, knownSteps: Int, storeBytes: Int?,
        freeBytes: Int?, oldestKey: String?, limits: [Limit], settings: [Given]
    ) {
        (self.version, self.nodes, self.engine) = (version, nodes, engine)
        (self.appliedSteps, self.knownSteps) = (appliedSteps, knownSteps)
        (self.storeBytes, self.freeBytes, self.oldestKey) = (storeBytes, freeBytes, oldestKey)
        (self.limits, self.settings) = (limits, settings)
    }
}

/// A signing key of a pool, without its material.
package struct ReportedKey: Codable, Sendable {
    package let id: String
    /// The tokens that it signs: `id` or `access`.
    package let use: String
    package let phase: KeyPhase
    package let createdAt: String
    package let signsFrom: String
    package let retiredAt: String?

    package init(
        id: String, use: String, phase: KeyPhase, createdAt: String, signsFrom: String, retiredAt: String?
    ) {
        (self.id, self.use, self.phase, self.createdAt) = (id, use, phase, createdAt)
        (self.signsFrom, self.retiredAt) = (signsFrom, retiredAt)
    }
}
