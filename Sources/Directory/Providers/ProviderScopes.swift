import Kernel

/// The scopes requested from a provider. Facebook separates them by commas, the others by spaces (UP-SOC-02,
/// UP-SOC-03).
package struct ProviderScopes: Sendable {
    /// The names, in order.
    package let names: [String]
    private let separator: String

    /// Splits the detail `authorize_scopes`.
    package init(_ text: String, of kind: ProviderKind) {
        separator = kind == .facebook ? "," : " "
        let separators: [UInt8] = [UInt8(ascii: " ")] + (kind == .facebook ? [UInt8(ascii: ",")] : [])
        var names = text.utf8.split { separators.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
        // Without it Google does not send an ID token, so the user would be unknown.
        if kind == .google, !names.contains(where: { $0.hasSameBytes(as: "openid") }) { names.append("openid") }
        self.names = names
    }

    /// The scopes as the provider reads them.
    package var text: String { names.joined(separator: separator) }
}
