package import Cryptography
package import Directory
package import Kernel
package import Storage

/// The targets of functions: from the operator's configuration, and from the store. If both define a target for an ARN,
/// the configuration wins.
package struct TriggerTargets: Sendable {
    private let database: any Database
    private let sealer: Sealer
    private let world: World
    private let configuration: Locked<[FunctionARN: TriggerTarget]>
    private let allowsPrograms: Bool
    /// The most targets in the store.
    private static let maxCount = 1000

    /// The targets in `database` and in the configuration.
    ///
    /// - Parameter allowsPrograms: Whether targets in the store may be programs on this machine.
    package init(
        database: any Database, sealer: Sealer, world: World, configured: [TriggerTarget] = [],
        allowsPrograms: Bool = false
    ) {
        self.database = database
        self.sealer = sealer
        self.world = world
        self.allowsPrograms = allowsPrograms
        configuration = Locked(Self.byFunction(configured))
    }

    private var configured: [FunctionARN: TriggerTarget] { configuration.read { $0 } }

    /// Replaces the targets of the configuration, whose secrets may have changed.
    package func configure(_ targets: [TriggerTarget]) {
        _ = configuration.exchange(Self.byFunction(targets))
    }

    private static func byFunction(_ targets: [TriggerTarget]) -> [FunctionARN: TriggerTarget] {
        Dictionary(targets.map { ($0.function, $0) }) { first, _ in first }
    }

    /// The target of `function`; nil if it has none. It is not cached: a removed target is never called again.
    package func find(_ function: FunctionARN) async throws -> TriggerTarget? {
        if let target = configured[function] { return target }
        guard let stored = try await database.read({ try TriggerTargetTable($0).find(function) }) else { return nil }
        let target = try open(stored)
        return allows(target) ? target : nil
    }

    /// All targets in the order of their ARNs.
    package func list() async throws -> [TriggerTarget] {
        let stored = try await database.read { try TriggerTargetTable($0).list(limit: Self.maxCount) }
        let visible = try stored.filter { configured[$0.function] == nil }.map(open)
        return (visible + configured.values).sorted {
            $0.function.rawValue.utf8.lexicographicallyPrecedes($1.function.rawValue.utf8)
        }
    }

    /// Stores a target.
    ///
    /// - Throws: `InvalidInput` if it is not valid, its ARN already has a target, or it is a program and these are not
    ///   allowed: an administrator of Martlet need not have the right to run programs on its machine.
    package func add(_ target: TriggerTarget) async throws {
        try target.check()
        guard allows(target) else { throw Self.programOutsideConfiguration }
        guard configured[target.function] == nil else { throw Self.inConfiguration(target.function) }
        let sealed = SealedTarget(
            function: target.function, settings: target.settings,
            sealedSecret: try sealer.seal(
                Array((target.secret?.exposed ?? "").utf8), for: .triggerTarget, in: [target.function.rawValue]),
            pools: target.pools)
        let now = world.now()
        try await database.write { tx in
            let table = TriggerTargetTable(tx)
            guard try table.count(upTo: Self.maxCount) < Self.maxCount else {
                throw InvalidInput("There are \(Self.maxCount) targets already.")
            }
            guard try table.insert(sealed, at: now) else {
                throw InvalidInput("\(sealed.function) has a target already; remove it first.")
            }
        }
    }

    /// Removes a target from the store.
    ///
    /// - Throws: `MissingResource` if it is not stored, or `InvalidInput` if it comes from the configuration.
    package func remove(_ function: FunctionARN) async throws {
        guard configured[function] == nil else { throw Self.inConfiguration(function) }
        guard try await database.write({ try TriggerTargetTable($0).delete(function) }) else {
            throw MissingResource("Target of", id: function.rawValue)
        }
    }

    private func open(_ sealed: SealedTarget) throws -> TriggerTarget {
        let secret = try sealer.open(sealed.sealedSecret, for: .triggerTarget, in: [sealed.function.rawValue])
        return TriggerTarget(
            sealed.function, settings: sealed.settings,
            secret: secret.isEmpty ? nil : Secret(String(decoding: secret, as: UTF8.self)), pools: sealed.pools)
    }

    private func allows(_ target: TriggerTarget) -> Bool {
        if case .process = target.settings { allowsPrograms } else { true }
    }

    private static let programOutsideConfiguration = InvalidInput(
        "A program is a target in the configuration file, below \"triggers\", or with --program-targets.")

    private static func inConfiguration(_ function: FunctionARN) -> InvalidInput {
        InvalidInput("The configuration file has the target of \(function).")
    }
}
