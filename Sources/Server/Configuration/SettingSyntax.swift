import Foundation

/// The syntax of settings.
enum SettingSyntax {
    static func isHost(_ text: String) -> Bool {
        (1...253).contains(text.utf8.count)
            && text.utf8.allSatisfy { isAlphanumeric($0) || ".-:%_".utf8.contains($0) }
    }

    /// `us-east-1`: lower-case words, and a digit at the end.
    static func isRegion(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return (3...5).contains(parts.count) && text.utf8.count <= 32
            && parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x61...0x7A).contains($0) } }
            && parts.last.map { $0.count == 1 && $0.allSatisfy { (0x30...0x39).contains($0) } } == true
    }

    static func isAccountID(_ text: String) -> Bool {
        text.utf8.count == 12 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Scheme, host and port only.
    static func isOrigin(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else { return false }
        return ["http", "https"].contains(parts.scheme) && parts.path.isEmpty && parts.user == nil
            && parts.query == nil && parts.fragment == nil && parts.port.map { (1...65_535).contains($0) } != false
            && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
