#if os(Linux)
    import Foundation
    import WireModel

    /// A store in the keyring of a desktop: one secret for each service, kept by whatever speaks the Secret Service
    /// API (`org.freedesktop.secrets`), such as GNOME's keyring, KDE's wallet or KeePassXC.
    ///
    /// On Linux alone. The secret is a JSON object. Where the keyring is locked its owner is asked to unlock it. No
    /// call waits without end: five seconds for each answer of the keyring, and `promptLimit` for its owner.
    public struct SecretServiceTokenStore: TokenStore {
        private let addresses: [DBusAddress]
        private let limits: Keyring.Limits
        private let folder: URL

        /// A store in the keyring of the user's session.
        ///
        /// - Parameter promptLimit: How long the keyring's owner has to unlock it. Then the call throws
        ///   `TokenStoreError`.
        public init(promptLimit: Duration = .seconds(30)) {
            self.init(
                DBusAddress.session(), Keyring.Limits(prompt: promptLimit), folder: StandardTokenStore.sharedFolder)
        }

        /// A store in the keyring on the bus at one of `addresses`. Those who change it take turns by a lock in
        /// `folder`.
        init(_ addresses: [DBusAddress], _ limits: Keyring.Limits, folder: URL) {
            self.addresses = addresses
            self.limits = limits
            self.folder = folder
        }

        /// What is kept for `service`. Throws `TokenStoreError` where the keyring stays locked or does not answer, or
        /// holds something else under the name.
        public func entries(of service: String) throws -> [String: String] {
            let secret = try ask { keyring -> [UInt8]? in
                guard let collection = try keyring.collection() else { return nil }
                let items = try keyring.items(in: collection, attributes(service))
                return try items.first.map(keyring.secret)
            }
            guard let secret else { return [:] }
            guard let entries = Self.entries(in: secret) else {
                throw TokenStoreError("What the keyring holds for \(service) cannot be read.")
            }
            return entries
        }

        /// Changes what is kept for `service`, with every other process locked out that uses this store.
        ///
        /// A secret that cannot be read is replaced.
        public func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
            try PrivateFile.makeFolder(folder.path)
            let lock = try FileLock(
                folder.appendingPathComponent("keyring.lock").path, within: limits.prompt + limits.call)
            defer { lock.release() }
            try ask { keyring in
                let collection = try keyring.collection()
                let items = try collection.map { try keyring.items(in: $0, attributes(service)) } ?? []
                var entries = try items.first.flatMap { Self.entries(in: try keyring.secret(of: $0)) } ?? [:]
                body(&entries)
                guard !entries.isEmpty else { return try items.forEach(keyring.remove) }
                var json = JSONWriter()
                entries.write(to: &json)
                let place = try collection ?? keyring.makeCollection()
                try keyring.keep(json.bytes, "Session of \(service)", attributes(service), in: place)
            }
        }

        /// Whether there is a keyring to talk to. Throws where a bus is there that does not answer.
        func isPresent() throws -> Bool { try said { try Keyring.isPresent(addresses, limits) } }

        private func attributes(_ service: String) -> [String: String] {
            ["xdg:schema": "AWSMobileClient.TokenStore", "service": service]
        }

        private static func entries(in secret: [UInt8]) -> [String: String]? {
            try? [String: String](wire: JSONReader.read(secret, limits: .trusted))
        }

        private func ask<Answer>(_ question: (Keyring) throws -> Answer) throws -> Answer {
            try said { try question(Keyring(addresses, limits)) }
        }

        /// What `work` gives, with its errors in the store's words.
        private func said<Answer>(_ work: () throws -> Answer) throws -> Answer {
            do { return try work() } catch let error as DBusError {
                throw TokenStoreError("The keyring cannot be used. \(error)")
            } catch is KeyringLocked {
                throw TokenStoreError("The keyring is locked, and nobody unlocked it.")
            }
        }
    }
#endif
