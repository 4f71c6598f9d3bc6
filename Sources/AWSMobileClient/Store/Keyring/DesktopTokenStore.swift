#if os(Linux)
    import Kernel

    /// The keyring if it exists when the store is first used, else a file.
    ///
    /// A session in the file is used as long as the keyring has no entries for the service. The first change moves it
    /// into the keyring.
    final class DesktopTokenStore: TokenStore {
        private let keyring: SecretServiceTokenStore
        private let file: FileTokenStore
        private let isKeyringPresent = Locked<Bool?>(nil)

        init(keyring: SecretServiceTokenStore, file: FileTokenStore) {
            self.keyring = keyring
            self.file = file
        }

        func entries(of service: String) throws -> [String: String] {
            guard try usesKeyring() else { return try file.entries(of: service) }
            let entries = try keyring.entries(of: service)
            return entries.isEmpty ? try file.entries(of: service) : entries
        }

        func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
            guard try usesKeyring() else { return try file.change(service, body) }
            try keyring.change(service) { entries in
                if entries.isEmpty {
                    entries = (try? file.entries(of: service)) ?? [:]
                } else {
                    // This comes first, because `body` may empty the keyring: an older session must not come back.
                    try? clearFile(service)
                }
                body(&entries)
            }
            try clearFile(service)
        }

        private func clearFile(_ service: String) throws {
            if (try? file.entries(of: service)) != [:] { try file.change(service) { $0 = [:] } }
        }

        private func usesKeyring() throws -> Bool {
            try isKeyringPresent.change { known in
                let isPresent = try known ?? keyring.isPresent()
                known = isPresent
                return isPresent
            }
        }
    }
#endif
