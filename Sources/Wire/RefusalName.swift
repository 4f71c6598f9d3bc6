import Kernel

/// The name of a refusal's case, such as `temporaryPasswordExpired`: the reason in records and metrics.
package enum RefusalName {
    /// The case of `error`, without its values; nil if it is not a refusal, or not an enum.
    package static func of(_ error: any Error) -> String? {
        guard let refusal = error as? any Refusal else { return nil }
        let mirror = Mirror(reflecting: refusal)
        guard mirror.displayStyle == .enum else { return nil }
        let name = mirror.children.first?.label ?? String(describing: refusal)
        return isName(name) ? name : nil
    }

    /// A refusal that describes itself in a sentence does not have a name.
    private static func isName(_ text: String) -> Bool {
        (1...48).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }
}
