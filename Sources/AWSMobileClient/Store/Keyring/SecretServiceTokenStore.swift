#if os(Linux)
    import Foundation
    import WireRuntime

    /// A store in a keyring with the Secret Service API (`org.freedesktop.secrets`), such as GNOME's keyring, KDE's
    /// wallet or KeePassXC. Each service is one secret, a JSON object.
    ///
    /// Only on Linux. A locked keyring asks the user to unlock it. A call waits five seconds for each reply of the
    /// keyring, and `promptLimit` for the user.
    public struct SecretServiceTokenStore: TokenStore {
        private let addresses: [DBusAddress]
        private let limits: Keyring.Limits
        private let folder: URL

        /// Makes a store in the keyring of the user's session.
        ///
        /// - Parameter promptLimit: How long a call waits for the user to unlock the keyring. Then it throws
        ///   `TokenStoreError`.
        public init(promptLimit: Duration = .seconds(30)) {
            self.init(
                at: DBusAddress.session(), limits: Keyring.Limits(prompt: promptLimit),
                folder: StandardTokenStore.sharedFolder)
        }

        /// Makes a store in the keyring on the bus at one of `addresses`. A lock in `folder` orders the changes of
        /// several processes.
        init(at addresses: [DBusAddress], limits: Keyring.Limits, folder: URL) {
            self.addresses = addresses
            self.limits = limits
            self.folder = folder
        }

        /// The entries of `service`.
        ///
        /// - Throws: `TokenStoreError` if the keyring stays locked or does not reply, or the secret is not a JSON
        ///   object of texts.
        public func entries(of service: String) throws -> [String: String] {
            let secret = try withKeyring { keyring -> [UInt8]? in
                guard let collection = try keyring.collection() else { return nil }
                let items = try keyring.items(in: collection, with: attributes(service))
                return try items.first.map(keyring.secret)
            }
            guard let secret else { return [:] }
            guard let entries = Self.entries(in: secret) else {
                throw TokenStoreError("The keyring's secret for \(service) cannot be read.")
            }
            return entries
        }

        /// Changes the entries of `service` under a lock between processes. A secret that cannot be read is replaced.
        ///
        /// - Throws: `TokenStoreError` if the keyring stays locked or does not reply, or another process holds the lock
        ///   for longer than `promptLimit` and five seconds.
        public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
            try PrivateFile.makeFolder(folder.path)
            let lock = try FileLock(
                folder.appendingPathComponent("keyring.lock").path, within: limits.prompt + limits.call)
            defer { lock.release() }
            try withKeyring { keyring in
                let collection = try keyring.collection()
                let items = try collection.map { try keyring.items(in: $0, with: attributes(service)) } ?? []
                var entries = try items.first.flatMap { Self.entries(in: try keyring.secret(of: $0)) } ?? [:]
                body(&entries)
                guard !entries.isEmpty else { return try items.forEach(keyring.remove) }
                var json = JSONWriter()
                entries.write(to: &json)
                let target = try collection ?? keyring.makeCollection()
                try keyring.keep(
                    json.bytes, label: "Session of \(service)", attributes: attributes(service), in: target)
            }
        }

        /// Whether there is a keyring.
        ///
        /// - Throws: `TokenStoreError` if there is a bus that does not reply.
        func isPresent() throws -> Bool { try rewordingErrors { try Keyring.isPresent(at: addresses, limits: limits) } }

        private func attributes(_ service: String) -> [String: String] {
            ["xdg:schema": "AWSMobileClient.TokenStore", "service": service]
        }

        private static func entries(in secret: [UInt8]) -> [String: String]? {
            try? [String: String](wire: JSONReader.read(secret, limits: .trusted))
        }

        /// Runs `work` over a connection of its own to the keyring.
        private func withKeyring<Output>(_ work: (Keyring) throws -> Output) throws -> Output {
            try rewordingErrors { try work(Keyring(at: addresses, limits: limits)) }
        }

        /// Runs `work` and turns its errors into `TokenStoreError`.
        private func rewordingErrors<Output>(_ work: () throws -> Output) throws -> Output {
            do { return try work() } catch let error as DBusError {
                throw TokenStoreError("The keyring cannot be used. \(error)")
            } catch is KeyringLocked {
                throw TokenStoreError("The keyring is locked, and was not unlocked in time.")
            }
        }
    }
#endif
