#if canImport(Security)
    import Foundation
    import Security

    /// A store in the keychain: a generic password for each entry, readable after the first unlock.
    public final class KeychainTokenStore: TokenStore {
        private let accessGroup: String?
        /// The keychain has no transactions: changes run one at a time in this process, and `currentUser`, without
        /// which the other entries do not count, is written last.
        private let lock = NSLock()

        /// Makes a store.
        ///
        /// - Parameter accessGroup: The access group that the app shares with its extensions; nil for the app alone.
        public init(accessGroup: String? = nil) { self.accessGroup = accessGroup }

        /// The entries of `service`.
        ///
        /// - Throws: `TokenStoreError` if the keychain cannot be read, such as before the first unlock.
        public func entries(of service: String) throws -> [String: String] {
            var query = query(service)
            query[kSecMatchLimit as String] = kSecMatchLimitAll
            query[kSecReturnAttributes as String] = true
            query[kSecReturnData as String] = true
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            guard status != errSecItemNotFound else { return [:] }
            try Self.check(status, "read")
            var entries: [String: String] = [:]
            for item in found as? [[String: Any]] ?? [] {
                guard let name = item[kSecAttrAccount as String] as? String,
                    let data = item[kSecValueData as String] as? Data
                else { continue }
                entries[name] = String(decoding: data, as: UTF8.self)
            }
            return entries
        }

        /// Changes the entries of `service`.
        ///
        /// - Throws: `TokenStoreError` if the keychain cannot be read or written.
        public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
            try lock.withLock {
                let before = try entries(of: service)
                var after = before
                body(&after)
                for name in before.keys where after[name] == nil { try remove(name, service) }
                let changed = after.filter { before[$0.key] != $0.value }
                for entry in changed.sorted(by: Self.currentUserLast) { try write(entry.value, entry.key, service) }
            }
        }

        private static func currentUserLast(_ one: (key: String, value: String), _ other: (key: String, value: String))
            -> Bool
        { !one.key.hasSuffix(".currentUser") && other.key.hasSuffix(".currentUser") }

        private func query(_ service: String, _ name: String? = nil) -> [String: Any] {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            ]
            query[kSecAttrAccount as String] = name
            query[kSecAttrAccessGroup as String] = accessGroup
            return query
        }

        private func write(_ value: String, _ name: String, _ service: String) throws {
            let content: [String: Any] = [
                kSecValueData as String: Data(value.utf8),
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
            ]
            let status = SecItemUpdate(query(service, name) as CFDictionary, content as CFDictionary)
            guard status == errSecItemNotFound else { return try Self.check(status, "written") }
            let item = query(service, name).merging(content) { $1 }
            try Self.check(SecItemAdd(item as CFDictionary, nil), "written")
        }

        private func remove(_ name: String, _ service: String) throws {
            let status = SecItemDelete(query(service, name) as CFDictionary)
            if status != errSecItemNotFound { try Self.check(status, "written") }
        }

        private static func check(_ status: OSStatus, _ verb: String) throws {
            guard status != errSecSuccess else { return }
            throw TokenStoreError("The keychain cannot be \(verb): status \(status).")
        }
    }
#endif
