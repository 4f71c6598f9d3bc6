import Kernel

/// Whose tries are counted together: a person's, whatever name they were called by (NAME-04), or those for a name that
/// nobody has; and the codes that go to one place, or out of one pool.
struct Subject: Hashable, Sendable {
    var text: String

    init(_ user: UserID) { text = "user:" + user.rawValue }

    /// `digest` stands for the name, so that a list of failures is no list of what people typed.
    init(unknown digest: [UInt8]) { text = "name:" + Hex.encode(digest.prefix(16)) }

    /// Whoever is behind an address or a number; `digest` stands for it, for the same reason.
    init(destination digest: [UInt8]) { text = "destination:" + Hex.encode(digest.prefix(16)) }

    /// The part of a pool's codes that is counted under `number`.
    init(share number: Int) { text = "share:\(number)" }
}
