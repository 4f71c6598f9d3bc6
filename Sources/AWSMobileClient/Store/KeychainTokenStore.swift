#if canImport(Security)
    import Foundation
    import Kernel
    import Security

    /// A store in the keychain: a generic password for each entry.
    ///
    /// On iOS it is the data protection keychain. On macOS it is the file-based keychain, unless `protectsData` asks
    /// for the other, which only a signed program with a keychain entitlement can use.
    public final class KeychainTokenStore: TokenStore {
        private let keychain: Keychain
        /// The keychain has no transactions: calls run one at a time in this process, and `currentUser` is written
        /// last, because the other entries are ignored without it.
        private let lock = NSLock()

        /// Makes a store.
        ///
        /// - Parameters:
        ///   - accessGroup: The access group that the app shares with its extensions; nil for the app alone. On macOS
        ///     it is used only with `protectsData`.
        ///   - accessibility: When entries can be read. On macOS it is used only with `protectsData`.
        ///   - protectsData: Whether to use the data protection keychain of macOS. If the program lacks the
        ///     entitlement, the store sends a notice once and uses the file-based keychain.
        ///   - notice: Receives a sentence when the store uses the file-based keychain instead. By default it is
        ///     written to standard error.
        public init(
            accessGroup: String? = nil, accessibility: KeychainAccessibility = .afterFirstUnlock,
            protectsData: Bool = false, notice: @escaping @Sendable (String) -> Void = KeychainTokenStore.report
        ) {
            keychain = Keychain(
                accessGroup: accessGroup, accessibility: accessibility, protectsData: protectsData, notice: notice)
        }

        /// Writes a notice to standard error.
        public static func report(_ notice: String) { FileHandle.standardError.write(Data("\(notice)\n".utf8)) }

        /// Whether `protectsData` was asked for and the program may not use the data protection keychain. Known after
        /// the first call.
        public var lacksEntitlement: Bool { keychain.lacksEntitlement }

        /// The entries of `service`.
        ///
        /// - Throws: `TokenStoreError` if the keychain cannot be read, such as before the first unlock.
        public func entries(of service: String) throws -> [String: String] {
            try lock.withLock { try keychain.read(service) }
        }

        /// Changes the entries of `service`.
        ///
        /// - Throws: `TokenStoreError` if the keychain cannot be read or written.
        public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
            try lock.withLock {
                let before = try keychain.read(service)
                var after = before
                body(&after)
                for name in before.keys where after[name] == nil { try keychain.remove(name, from: service) }
                let changed = after.filter { before[$0.key] != $0.value }
                for entry in changed.sorted(by: Self.currentUserLast) {
                    try keychain.write(entry.value, as: entry.key, in: service)
                }
            }
        }

        private typealias Entry = (key: String, value: String)

        private static func currentUserLast(_ one: Entry, after other: Entry) -> Bool {
            !one.key.hasSuffix(".currentUser") && other.key.hasSuffix(".currentUser")
        }
    }

    /// When the keychain gives its entries.
    public enum KeychainAccessibility: Hashable, Sendable {
        /// From the first unlock after a restart on; also in encrypted backups. An app in the background can read them.
        case afterFirstUnlock
        /// The same, but they never leave the device.
        case afterFirstUnlockThisDeviceOnly
        /// While the device is unlocked.
        case whenUnlocked
        /// The same, but they never leave the device.
        case whenUnlockedThisDeviceOnly

        var attribute: CFString {
            switch self {
            case .afterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
            case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            case .whenUnlocked: kSecAttrAccessibleWhenUnlocked
            case .whenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
            }
        }
    }
#endif
