import Kernel

/// Reads an action, such as `cognito-idp:Admin*`. Case does not matter.
enum ActionReader {
    /// - Throws: `PolicyRefusal`.
    static func read(_ text: String, isTrust: Bool) throws(PolicyRefusal) -> WildcardProgram {
        let bytes = CaseFolding.foldedName(text)
        let parts = bytes.split(separator: WildcardToken.colon, omittingEmptySubsequences: false)
        guard parts.count <= 2 else { throw .colons }
        let isAny = bytes.elementsEqual("*".utf8)
        guard isAny || parts.count == 2, let vendor = parts.first, !vendor.isEmpty else { throw .noVendor }
        guard vendor.elementsEqual("*".utf8) || vendor.allSatisfy({ $0.isASCIIAlphanumeric || "-.".utf8.contains($0) })
        else { throw .vendor(String(decoding: vendor, as: UTF8.self)) }
        guard !isTrust || vendor.elementsEqual("sts".utf8) else { throw .trustAction }
        return WildcardProgram(
            bytes.map { byte in
                switch byte {
                case UInt8(ascii: "*"): .any(matchesColons: true)
                case UInt8(ascii: "?"): .character(matchesColon: true)
                default: .byte(byte)
                }
            })
    }
}
