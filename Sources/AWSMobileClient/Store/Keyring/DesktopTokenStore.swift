#if os(Linux)
    import Kernel

    /// The keyring where there is one when it is first needed, else a file.
    ///
    /// A session that was kept while there was no keyring moves into it: what the file holds counts as long as the
    /// keyring holds nothing for the service, and is forgotten with the first change.
    final class DesktopTokenStore: TokenStore {
        private let keyring: SecretServiceTokenStore
        private let file: FileTokenStore
        private let isKeyringPresent = Locked<Bool?>(nil)

        init(_ keyring: SecretServiceTokenStore, _ file: FileTokenStore) {
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
                    // Before the keyring may be emptied, lest an older session come back.
                    try? forgetFile(service)
                }
                body(&entries)
            }
            try forgetFile(service)
        }

        private func forgetFile(_ service: String) throws {
            if (try? file.entries(of: service)) != [:] { try file.change(service) { $0 = [:] } }
        }

        private func usesKeyring() throws -> Bool {
            try isKeyringPresent.change { known in
                let answer = try known ?? keyring.isPresent()
                known = answer
                return answer
            }
        }
    }
#endif
