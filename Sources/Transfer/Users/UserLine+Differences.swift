import Directory
import Factors
import Kernel

extension UserLine {
    /// The names of the members of a followed pool's line that differ. Values are omitted, because they are personal.
    func differences(from there: UserLine) -> [String] {
        var found: [String] = []
        func note(_ name: String, if differs: Bool) { if differs { found.append(name) } }
        note("username", if: username != there.username)
        note("enabled", if: isEnabled != there.isEnabled)
        note("status", if: status != there.status)
        let names = Set(attributes.keys.map { ByteKey($0) }).union(there.attributes.keys.map { ByteKey($0) })
        let changed = names.map(\.text).filter { value(of: $0) != there.value(of: $0) }
        found += changed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        note("groups", if: Set(groups) != Set(there.groups))
        note("mfa", if: sentFactors != there.sentFactors)
        note("identities", if: linked != there.linked)
        return found
    }

    /// The value in bytes. A missing flag is false, and another missing attribute is empty.
    private func value(of name: String) -> [UInt8] {
        let isFlag = ContactAttribute.allCases.contains { $0.verifiedFlag.utf8.elementsEqual(name.utf8) }
        return Array((attributes[name] ?? (isFlag ? "false" : "")).utf8)
    }

    /// The second factors, except authenticator apps, whose secrets a followed pool does not export.
    private var sentFactors: Set<SecondFactor> { Set(secondFactors).subtracting([.softwareToken]) }

    private var linked: Set<ByteKey> {
        Set(identities.map { ByteKey(Base64.encode(LengthPrefixed.pack(texts: [$0.provider, $0.value]))) })
    }
}
