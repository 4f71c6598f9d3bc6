import Foundation
import Kernel

/// The forms of texts in settings.
enum SettingSyntax {
    /// A host name or an IP address, which may have a zone; the listener resolves it.
    static func isHost(_ text: String) -> Bool {
        (1...253).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || ".-:%_".utf8.contains($0) }
    }

    /// `us-east-1`: lower-case words, and a digit at the end.
    static func isRegion(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return (3...5).contains(parts.count) && text.utf8.count <= 32
            && parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIILowercase) }
            && parts.last.map { $0.count == 1 && $0.allSatisfy(\.isASCIIDigit) } == true
    }

    /// `auth.example.com` or `localhost`: labels of lower-case letters, digits and inner hyphens.
    static func isDomain(_ text: String) -> Bool {
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.count <= maxDomainLength
            && labels.allSatisfy { label in
                (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                    && label.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
            }
    }

    /// A host name has 253 bytes at most, of which a pool's prefix and its point may take 64.
    private static let maxDomainLength = 189

    /// Twelve digits.
    static func isAccountID(_ text: String) -> Bool {
        text.utf8.count == 12 && text.utf8.allSatisfy(\.isASCIIDigit)
    }

    /// The longest name of a region, put in place of `{region}` to check a text.
    static let longestRegion = "us-northeast-northwest-central-1"

    /// Scheme, host and port only.
    static func isOrigin(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else { return false }
        return ["http", "https"].contains(parts.scheme) && parts.path.isEmpty && parts.user == nil
            && parts.query == nil && parts.fragment == nil && parts.port.map { (1...65_535).contains($0) } != false
            && text.utf8.allSatisfy { $0.isASCIIVisible && !"{}".utf8.contains($0) }
    }
}
