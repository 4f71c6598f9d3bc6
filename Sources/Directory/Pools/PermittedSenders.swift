import Kernel

/// The senders of e-mails that administrators of pools may choose.
package struct PermittedSenders: Sendable, Equatable {
    /// Addresses and domains in lower case; nil for all.
    private let names: Set<ByteKey>?

    package static let any = PermittedSenders(names: nil)

    private init(names: Set<ByteKey>?) { self.names = names }

    /// The addresses and domains in `text`, separated by commas.
    ///
    /// - Returns: nil if one is neither an address nor a domain.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(Substring($0)).lowercased() }
        let areNames = parts.allSatisfy { part in
            part.utf8.contains(UInt8(ascii: "@")) ? EmailSyntax.admits(part) : EmailSyntax.admits("x@\(part)")
        }
        guard areNames else { return nil }
        names = Set(parts.map { ByteKey($0) })
    }

    /// Whether mail may come from `sender`: an address, or a name and an address in angle brackets. A domain permits
    /// its own addresses, but not those of its subdomains.
    package func permit(_ sender: String) -> Bool {
        guard let names else { return true }
        let bytes = Array(sender.utf8)
        let open = bytes.lastIndex(of: UInt8(ascii: "<")).map { $0 + 1 } ?? 0
        let address = String(decoding: bytes[open...].filter { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
        guard let at = address.utf8.lastIndex(of: UInt8(ascii: "@")) else { return false }
        let domain = String(Substring(address.utf8[at...].dropFirst()))
        return names.contains(ByteKey(address)) || names.contains(ByteKey(domain))
    }

    /// Refuses a sender that is not permitted.
    ///
    /// - Throws: `InvalidInput` if `settings` name a sender that is not permitted.
    package func require(_ settings: EmailSettings) throws {
        guard let sender = settings.sender, !permit(sender) else { return }
        throw InvalidInput("Mail may not be sent from \(sender) here. The operator names the permitted senders.")
    }
}
