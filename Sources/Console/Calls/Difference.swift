/// A value before and after a change.
struct Difference: Sendable {
    let name: String
    /// Nil if there is none before, or none after.
    let before: String?
    let after: String?
    /// What follows from it, and who is affected; nil if the change as a whole says so.
    var effect: String?
    var affected: String?
}
