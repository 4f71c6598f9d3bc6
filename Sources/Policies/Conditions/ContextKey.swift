import Kernel

/// The name of a context key, such as `aws:SourceIp`. Names that differ only in case are the same.
struct ContextKey: Hashable, Sendable {
    /// The name as it was written.
    let name: String
    private let folded: [UInt8]
    /// Computed once, because a policy looks the same key up for every request. Its seed is random, so that a caller
    /// cannot choose names with the same digest.
    let digest: Int

    init(_ name: String) {
        self.name = name
        folded = CaseFolding.foldedName(name)
        var hasher = Hasher()
        folded.withUnsafeBytes { hasher.combine(bytes: $0) }
        digest = hasher.finalize()
    }

    static func == (one: Self, other: Self) -> Bool { one.digest == other.digest && one.folded == other.folded }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
