#if canImport(Security)
    import Foundation
    import Kernel
    import Security

    /// The generic passwords of a keychain.
    struct Keychain: Sendable {
        private enum Protection: Sendable { case asIs, asked, refused }

        private let accessGroup: String?
        private let accessibility: KeychainAccessibility
        private let protection: Locked<Protection>
        private let notice: @Sendable (String) -> Void

        init(
            accessGroup: String?, accessibility: KeychainAccessibility, protectsData: Bool,
            notice: @escaping @Sendable (String) -> Void
        ) {
            self.accessGroup = accessGroup
            self.accessibility = accessibility
            self.notice = notice
            protection = Locked(protectsData ? .asked : .asIs)
        }

        var lacksEntitlement: Bool { protection.read { $0 == .refused } }

        /// The entries of `service`. Data and `kSecMatchLimitAll` exclude each other for passwords, so that the names
        /// are listed and each is read separately. An entry that another process has removed since is treated as
        /// missing.
        func read(_ service: String) throws -> [String: String] {
            try names(of: service).reduce(into: [:]) { entries, name in
                entries[name] = try value(of: name, in: service)
            }
        }

        private func names(of service: String) throws -> [String] {
            var found: CFTypeRef?
            let status = perform { query in
                query[kSecAttrService as String] = service
                query[kSecMatchLimit as String] = kSecMatchLimitAll
                query[kSecReturnAttributes as String] = true
                return SecItemCopyMatching(query as CFDictionary, &found)
            }
            guard status != errSecItemNotFound else { return [] }
            try Self.check(status, verb: "read")
            return (found as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount as String] as? String }
        }

        private func value(of name: String, in service: String) throws -> String? {
            var found: CFTypeRef?
            let status = perform { query in
                Self.name(&query, as: name, in: service)
                query[kSecMatchLimit as String] = kSecMatchLimitOne
                query[kSecReturnData as String] = true
                return SecItemCopyMatching(query as CFDictionary, &found)
            }
            guard status != errSecItemNotFound else { return nil }
            try Self.check(status, verb: "read")
            return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
        }

        func write(_ value: String, as name: String, in service: String) throws {
            let content: [String: Any] = [
                kSecValueData as String: Data(value.utf8), kSecAttrAccessible as String: accessibility.attribute,
            ]
            let status = perform { query in
                Self.name(&query, as: name, in: service)
                return SecItemUpdate(query as CFDictionary, content as CFDictionary)
            }
            guard status == errSecItemNotFound else { return try Self.check(status, verb: "written") }
            let added = perform { query in
                Self.name(&query, as: name, in: service)
                query.merge(content) { $1 }
                return SecItemAdd(query as CFDictionary, nil)
            }
            try Self.check(added, verb: "written")
        }

        func remove(_ name: String, from service: String) throws {
            let status = perform { query in
                Self.name(&query, as: name, in: service)
                return SecItemDelete(query as CFDictionary)
            }
            if status != errSecItemNotFound { try Self.check(status, verb: "written") }
        }

        private static func name(_ query: inout [String: Any], as name: String, in service: String) {
            query[kSecAttrService as String] = service
            query[kSecAttrAccount as String] = name
        }

        /// Runs a call in the data protection keychain if it was asked for. If the program may not use it, the call and
        /// all after it run in the file-based keychain.
        private func perform(_ call: (inout [String: Any]) -> OSStatus) -> OSStatus {
            let isProtected = protection.read { $0 == .asked }
            let status = perform(isProtected: isProtected, call)
            guard isProtected, status == errSecMissingEntitlement else { return status }
            let isNew = protection.exchange(.refused) == .asked
            if isNew {
                notice(
                    """
                    AWSMobileClient: this program has no keychain entitlement (-34018), so sessions are in the \
                    file-based keychain. Sign it with keychain-access-groups to use the data protection keychain.
                    """)
            }
            return perform(isProtected: false, call)
        }

        private func perform(isProtected: Bool, _ call: (inout [String: Any]) -> OSStatus) -> OSStatus {
            var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
            query[kSecAttrAccessGroup as String] = accessGroup
            if isProtected { query[kSecUseDataProtectionKeychain as String] = true }
            return call(&query)
        }

        private static func check(_ status: OSStatus, verb: String) throws {
            guard status != errSecSuccess else { return }
            let reason =
                switch status {
                case errSecMissingEntitlement: "the program lacks the entitlement"
                case errSecInteractionNotAllowed: "the device is locked, or the user may not be asked"
                default: "the system refuses it"
                }
            throw TokenStoreError("The keychain cannot be \(verb): \(reason) (status \(status)).")
        }
    }
#endif
