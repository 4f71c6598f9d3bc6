// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The keychain in memory. Each rule names the page of developer.apple.com/documentation that has it.

import Foundation

/// The keychain of a simulated phone or Mac.
public final class SimulatedKeychain: @unchecked Sendable {
    public enum System: Sendable { case phone, mac }

    public static let shared = SimulatedKeychain()

    private let lock = NSLock()
    private var items: [[String: Any]] = []
    private var system = System.phone
    private var isEntitled = true
    private var isUnlocked = true
    private var afterList: (@Sendable () -> Void)?

    /// Empties the keychain and makes it that of `system`, whose program has a keychain entitlement or not.
    public func reset(_ system: System, isEntitled: Bool = true) {
        lock.withLock {
            (items, self.system, self.isEntitled, isUnlocked, afterList) = ([], system, isEntitled, true, nil)
        }
    }

    /// Locks the device as before the first unlock after a restart.
    public func setUnlocked(_ isUnlocked: Bool) { lock.withLock { self.isUnlocked = isUnlocked } }

    /// Runs `body` once, after the next listing of items, as another process would.
    public func afterNextList(_ body: @escaping @Sendable () -> Void) { lock.withLock { afterList = body } }

    /// How many items there are; `isProtected` chooses the keychain.
    public func count(isProtected: Bool) -> Int {
        lock.withLock { items.count { ($0["protected"] as? Bool) == isProtected } }
    }

    /// The values of `key` of all items.
    public func values(_ key: String) -> [String] { lock.withLock { items.compactMap { $0[key] as? String } } }

    /// Which keychain a call means: iOS has the data protection keychain alone
    /// (security/ksecusedataprotectionkeychain).
    private func isProtected(_ query: [String: Any]) -> Bool {
        system == .phone || query[kSecUseDataProtectionKeychain] as? Bool == true
    }

    /// Why the call is refused, whatever it finds.
    private func refusal(_ query: [String: Any]) -> OSStatus? {
        guard query[kSecClass] as? String == kSecClassGenericPassword else { return errSecParam }
        // technotes/tn3137-on-mac-keychains: without an entitlement the data protection keychain cannot be used.
        if isProtected(query), !isEntitled { return errSecMissingEntitlement }
        // security/ksecattraccessibleafterfirstunlock: not before the user has unlocked the device once.
        return isUnlocked ? nil : errSecInteractionNotAllowed
    }

    private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        var keys = [kSecAttrService, kSecAttrAccount]
        // security/ksecattraccessgroup: on macOS a group counts in the data protection keychain alone.
        if isProtected(query) { keys.append(kSecAttrAccessGroup) }
        return item["protected"] as? Bool == isProtected(query)
            && keys.allSatisfy { key in query[key] == nil || query[key] as? String == item[key] as? String }
    }

    func copy(_ query: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let isList = query[kSecMatchLimit] as? String == kSecMatchLimitAll
        let (status, found) = lock.withLock { () -> (OSStatus, [[String: Any]]) in
            // security/secitemcopymatching(_:_:): for passwords kSecReturnData and kSecMatchLimitAll exclude each
            // other, because each may need authentication.
            if isList, query[kSecReturnData] as? Bool == true { return (errSecParam, []) }
            if let refusal = refusal(query) { return (refusal, []) }
            let found = items.filter { matches($0, query) }
            return (found.isEmpty ? errSecItemNotFound : errSecSuccess, found)
        }
        guard status == errSecSuccess else { return status }
        // security/ksecreturndata: the data comes alone unless attributes are asked for too.
        let wantsData = query[kSecReturnData] as? Bool == true
        let wantsAttributes = query[kSecReturnAttributes] as? Bool == true
        let answers = found.map { item in wantsData ? item : item.filter { $0.key != kSecValueData } }
        if isList {
            result?.pointee = answers as NSArray
            let after = lock.withLock { () -> (@Sendable () -> Void)? in
                defer { afterList = nil }
                return afterList
            }
            after?()
        } else if wantsAttributes {
            result?.pointee = answers[0] as NSDictionary
        } else {
            result?.pointee = answers[0][kSecValueData] as? NSData
        }
        return errSecSuccess
    }

    func add(_ item: [String: Any]) -> OSStatus {
        lock.withLock {
            if let refusal = refusal(item) { return refusal }
            // security/secitemadd(_:_:): an item with the same primary key is a duplicate.
            guard !items.contains(where: { matches($0, item) }) else { return errSecDuplicateItem }
            // security/ksecattraccesscontrol: it and kSecAttrAccessible exclude each other.
            guard item[kSecAttrAccessControl] == nil || item[kSecAttrAccessible] == nil else { return errSecParam }
            var kept = item
            kept["protected"] = isProtected(item)
            // security/ksecattraccessible: on macOS it counts in the data protection keychain alone.
            if !isProtected(item) { kept[kSecAttrAccessible] = nil }
            items.append(kept)
            return errSecSuccess
        }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            // security/secitemupdate(_:_:): neither the class nor keys that ask for a result may be in either.
            guard changes[kSecClass] == nil, query[kSecReturnData] == nil, query[kSecReturnAttributes] == nil,
                query[kSecMatchLimit] == nil
            else { return errSecParam }
            if let refusal = refusal(query) { return refusal }
            var isFound = false
            for index in items.indices where matches(items[index], query) {
                isFound = true
                items[index].merge(changes) { $1 }
            }
            return isFound ? errSecSuccess : errSecItemNotFound
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            if let refusal = refusal(query) { return refusal }
            let before = items.count
            items.removeAll { matches($0, query) }
            return items.count == before ? errSecItemNotFound : errSecSuccess
        }
    }
}

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SimulatedKeychain.shared.copy(query, result)
}
public func SecItemAdd(_ item: CFDictionary, _: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SimulatedKeychain.shared.add(item)
}
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    SimulatedKeychain.shared.update(query, changes)
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { SimulatedKeychain.shared.delete(query) }
