import Kernel

/// What tries are counted for: a user, under whichever of the user's names they come (NAME-04), or an unknown name.
/// Codes are counted for the address they go to and for the pool.
struct ThrottleSubject: Hashable, Sendable {
    var text: String

    init(_ user: UserID) { text = "user:" + user.rawValue }

    /// `digest` stands for the name, so that a list of failures is no list of what people typed.
    init(unknown digest: [UInt8]) { text = "name:" + Hex.encode(digest.prefix(16)) }

    /// An address or a number; `digest` stands for it, for the same reason.
    init(destination digest: [UInt8]) { text = "destination:" + Hex.encode(digest.prefix(16)) }

    /// The part of a pool's codes that is counted under `number`.
    init(share number: Int) { text = "share:\(number)" }
}
