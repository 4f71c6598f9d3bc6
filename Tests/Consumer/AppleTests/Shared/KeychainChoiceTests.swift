import Foundation
import Kernel
import Security
import Testing

@testable import AWSMobileClient

extension KeychainTests {
    /// The choices of the store in the keychain.
    @Suite struct Choices {
        private let keychain = SimulatedKeychain.shared

        @Test func `entries are readable when the app chooses`() throws {
            keychain.reset(.phone)
            try KeychainTokenStore(accessibility: .whenUnlockedThisDeviceOnly).change("s") { $0 = ["a": "1"] }
            #expect(keychain.values(kSecAttrAccessible) == [kSecAttrAccessibleWhenUnlockedThisDeviceOnly])
        }

        @Test func `a Mac program with the entitlement uses the data protection keychain if it wants`() throws {
            keychain.reset(.mac)
            let store = KeychainTokenStore(protectsData: true)
            try store.change("s") { $0 = ["a": "1"] }
            #expect(keychain.count(isProtected: true) == 1 && !store.lacksEntitlement)
        }

        @Test func `without the entitlement it uses the other keychain and says so once`() throws {
            keychain.reset(.mac, isEntitled: false)
            let notices = Locked<[String]>([])
            let store = KeychainTokenStore(protectsData: true) { text in notices.change { $0.append(text) } }
            try store.change("s") { $0 = ["a": "1"] }
            #expect(try store.entries(of: "s") == ["a": "1"])
            #expect(keychain.count(isProtected: false) == 1 && store.lacksEntitlement)
            #expect(notices.read { $0.count == 1 && $0[0].contains("-34018") })
        }
    }
}
