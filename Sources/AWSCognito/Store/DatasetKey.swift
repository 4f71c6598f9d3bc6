/// A dataset of an identity.
struct DatasetKey: Hashable, Sendable {
    var identity: String
    var name: String
}
