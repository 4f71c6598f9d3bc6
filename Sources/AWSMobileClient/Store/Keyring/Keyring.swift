#if os(Linux)
    /// A client of the desktop's keyring (Secret Service API, draft 0.2) over one connection.
    struct Keyring {
        /// The longest waits.
        struct Limits: Sendable {
            /// For a reply.
            var call: Duration = .seconds(5)
            /// For the user to unlock the keyring.
            var prompt: Duration = .seconds(30)
        }

        static let name = "org.freedesktop.secrets"

        private let bus: DBusConnection
        private let limits: Limits
        /// The Secret Service session that transfers secrets.
        private let session: String

        /// Whether a keyring runs on the bus or can be started.
        ///
        /// - Throws: `DBusError` if there is a bus that does not reply.
        static func isPresent(at addresses: [DBusAddress], limits: Limits) throws -> Bool {
            do {
                let bus = try DBusConnection.open(addresses, within: limits.call)
                if try bus.bus("NameHasOwner", with: [.string(name)], within: limits.call) == [.boolean(true)] {
                    return true
                }
                _ = try bus.bus("StartServiceByName", with: [.string(name), .uint32(0)], within: limits.call)
                return true
            } catch DBusError.unreachable, DBusError.refused { return false }
        }

        init(at addresses: [DBusAddress], limits: Limits) throws {
            self.limits = limits
            bus = try DBusConnection.open(addresses, within: limits.call)
            let opened = try bus.call(
                on: Self.root, member: "OpenSession", values: [.string("plain"), .variant(.string(""))],
                within: limits.call)
            session = try Self.object(opened.last)
        }

        /// Unlocks the default collection; nil if there is none.
        func collection() throws -> String? {
            guard let path = try call(on: Self.root, member: "ReadAlias", values: .string("default")).first?.object
            else {
                return nil
            }
            try unlock(path)
            return path
        }

        /// Creates the default collection. The keyring asks the user for its password.
        func makeCollection() throws -> String {
            let properties = DBusValue.properties([("org.freedesktop.Secret.Collection.Label", .string("Default"))])
            let made = try call(on: Self.root, member: "CreateCollection", values: properties, .string("default"))
            if let path = made.first?.object { return path }
            try answerPrompt(made.last)
            guard let path = try collection() else { throw DBusError.malformed("a collection") }
            return path
        }

        /// The items of `collection` with these attributes.
        func items(in collection: String, with attributes: [String: String]) throws -> [String] {
            let found = try call(
                on: object(at: collection, interface: "Collection"), member: "SearchItems", values: .texts(attributes))
            guard let items = found.first?.objects else { throw DBusError.malformed("a list of items") }
            return items
        }

        /// The secret of `item`, which is unlocked first.
        func secret(of item: String) throws -> [UInt8] {
            try unlock(item)
            let found = try call(
                on: object(at: item, interface: "Item"), member: "GetSecret", values: .objectPath(session))
            guard case .structure(let parts)? = found.first, parts.count == 4, case .bytes(let secret) = parts[2] else {
                throw DBusError.malformed("a secret")
            }
            return secret
        }

        /// Replaces the item with the same attributes by `secret`, a JSON document, in one call.
        func keep(_ secret: [UInt8], label: String, attributes: [String: String], in collection: String) throws {
            let properties = DBusValue.properties([
                ("org.freedesktop.Secret.Item.Label", .string(label)),
                ("org.freedesktop.Secret.Item.Attributes", .texts(attributes)),
            ])
            let content = DBusValue.structure([
                .objectPath(session), .bytes([]), .bytes(secret), .string("application/json"),
            ])
            let kept = try call(
                on: object(at: collection, interface: "Collection"), member: "CreateItem", values: properties, content,
                .boolean(true))
            try answerPrompt(kept.last)
        }

        func remove(_ item: String) throws {
            try unlock(item)
            try answerPrompt(call(on: object(at: item, interface: "Item"), member: "Delete").first)
        }

        private func unlock(_ path: String) throws {
            let objects = DBusValue.array(of: .objectPath, [.objectPath(path)])
            try answerPrompt(call(on: Self.root, member: "Unlock", values: objects).last)
        }

        /// Shows a prompt if one is needed, and waits for the user.
        private func answerPrompt(_ value: DBusValue?) throws {
            guard let path = value?.object else { return }
            let prompt = object(at: path, interface: "Prompt")
            let rule = "type='signal',interface='\(prompt.interface)',member='Completed',path='\(path)'"
            _ = try bus.bus("AddMatch", with: [.string(rule)], within: limits.call)
            _ = try call(on: prompt, member: "Prompt", values: .string(""))
            do {
                let values = try bus.signal(of: prompt, named: "Completed", within: limits.prompt)
                guard values.first == .boolean(false) else { throw KeyringLocked() }
            } catch DBusError.silent {
                _ = try? call(on: prompt, member: "Dismiss")
                throw KeyringLocked()
            }
        }

        private func call(on object: DBusObject, member: String, values: DBusValue...) throws -> [DBusValue] {
            do {
                return try bus.call(on: object, member: member, values: values, within: limits.call)
            } catch DBusError.refused(let name, _) where name == "org.freedesktop.Secret.Error.IsLocked" {
                throw KeyringLocked()
            }
        }

        private static let root = DBusObject(
            owner: name, path: "/org/freedesktop/secrets", interface: "org.freedesktop.Secret.Service")

        private func object(at path: String, interface: String) -> DBusObject {
            DBusObject(owner: Self.name, path: path, interface: "org.freedesktop.Secret.\(interface)")
        }

        private static func object(_ value: DBusValue?) throws -> String {
            guard let path = value?.object else { throw DBusError.malformed("a path") }
            return path
        }
    }

    /// The user did not unlock the keyring in time.
    struct KeyringLocked: Error {}
#endif
