import Kernel

/// The addresses to which a browser may be sent after a sign-in: pages of the console, and nothing else.
enum ReturnAddress {
    private static let home = "/console"
    private static let maxBytes = 1_500

    /// `given`, if it is the address of a page of the console; else that of the first page.
    static func checked(_ given: String?) -> String {
        // Browsers read a backslash as a slash, and control characters would end the header.
        guard let given, given.utf8.count <= maxBytes, given.utf8.starts(with: home.utf8),
            given.utf8.allSatisfy({ $0.isASCIIVisible && $0 != UInt8(ascii: "\\") })
        else { return home }
        let rest = given.utf8.dropFirst(home.utf8.count)
        guard let next = rest.first, "/?".utf8.contains(next) else { return home }
        return given
    }
}
