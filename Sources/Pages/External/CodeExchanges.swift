import Kernel

/// The codes that are being exchanged at other providers. A browser needs few at a time for one client. Without the
/// limit, an attacker with made-up codes could use up the provider's capacity.
final class CodeExchanges: Sendable {
    private static let maxPerBrowser = 4

    private struct Key: Hashable { let browser: ByteKey, client: ClientID }

    private let counts = Locked<[Key: Int]>([:])

    /// Exchanges a code.
    ///
    /// - Throws: `excess` if the browser is exchanging too many for the client, and what `exchange` throws.
    func run<Value>(
        of browser: BrowserCookie, for client: ClientID, orThrow excess: some Error, exchange: () async throws -> Value
    ) async throws -> Value {
        let key = Key(browser: ByteKey(browser.text), client: client)
        let isAdmitted = counts.change { counts in
            guard counts[key, default: 0] < Self.maxPerBrowser else { return false }
            counts[key, default: 0] += 1
            return true
        }
        guard isAdmitted else { throw excess }
        defer {
            counts.change { counts in
                let count = counts[key, default: 0] - 1
                counts[key] = count > 0 ? count : nil
            }
        }
        return try await exchange()
    }
}
