import Foundation
import Kernel
import Security
import Testing

@testable import AWSMobileClient

/// The store in the keychain, by the rules of Apple's.
@Suite(.serialized) struct KeychainTests {
    private let keychain = SimulatedKeychain.shared

    @Test(arguments: [SimulatedKeychain.System.phone, .mac])
    func `a session is kept, found by another client and erased`(_ system: SimulatedKeychain.System) async throws {
        keychain.reset(system, isEntitled: system == .phone)
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool, store: KeychainTokenStore())
        let other = AWSMobileClient.testing(pool, store: KeychainTokenStore())
        #expect(try await other.initialize() == .signedIn)
        #expect(other.username == "jane")
        client.signOut()
        #expect(try await AWSMobileClient.testing(pool, store: KeychainTokenStore()).initialize() == .signedOut)
    }

    @Test func `entries that another process removes while they are read count as missing`() throws {
        keychain.reset(.phone)
        let store = KeychainTokenStore()
        try store.change("s") { $0 = ["a": "1", "b": "2"] }
        keychain.afterNextList { try? KeychainTokenStore().change("s") { $0["a"] = nil } }
        #expect(try store.entries(of: "s") == ["b": "2"])
    }

    @Test func `before the first unlock a call says that the keychain cannot be read`() throws {
        keychain.reset(.phone)
        let store = KeychainTokenStore()
        try store.change("s") { $0 = ["a": "1"] }
        keychain.setUnlocked(false)
        #expect(throws: TokenStoreError.self) { try store.entries(of: "s") }
        keychain.setUnlocked(true)
        #expect(try store.entries(of: "s") == ["a": "1"])
    }
}
