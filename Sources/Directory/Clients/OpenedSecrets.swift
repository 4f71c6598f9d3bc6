import Cryptography
import Kernel

/// A cache of opened secrets of clients: opening one costs as much as reading a whole form.
///
/// The sealed form is the key, so a changed, deleted or resealed secret is not found. The key that opens all secrets is
/// in memory as well, so the cache does not reveal more to a reader of memory.
final class OpenedSecrets: Sendable {
    private struct Entry: Sendable {
        var sealed: [ClientSecret]
        var opened: [Secret<[UInt8]>]
    }

    private let entries = Locked<[ClientID: Entry]>([:])
    private let capacity: Int

    /// Caches the secrets of at most `capacity` clients.
    init(capacity: Int) { self.capacity = capacity }

    /// The secrets of `client`, in their order.
    ///
    /// - Throws: `SealingError` if one cannot be opened.
    func secrets(of client: Client, openedBy cipher: SecretCipher) throws -> [Secret<[UInt8]>] {
        guard !client.secrets.isEmpty else { return [] }
        let known = entries.read { $0[client.id] }
        if let known, known.sealed == client.secrets { return known.opened }
        let opened = try client.secrets.map {
            Secret(try cipher.open($0.sealed, .clientSecret, client.pool.rawValue, client.id.rawValue))
        }
        entries.change { entries in
            if entries[client.id] == nil, entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
            entries[client.id] = Entry(sealed: client.secrets, opened: opened)
        }
        return opened
    }

    /// Drops the secrets of the client called `id`.
    func forget(_ id: ClientID) { entries.change { $0[id] = nil } }

    /// Drops all secrets.
    func forgetAll() { entries.change { $0.removeAll() } }
}
