import AWSCognito

/// The entries of a list: each is a record, so that two devices can add and remove different ones at the same time.
struct ToDoList: Sendable {
    let dataset: AWSCognitoDataset

    /// The entries in the order in which they were added.
    func entries() throws -> [(key: String, text: String)] {
        try dataset.getAll().sorted { $0.key < $1.key }.map { (key: $0.key, text: $0.value) }
    }

    /// Adds an entry after the others. Its key begins with the time, which orders the list, and is no other device's.
    func add(_ text: String) throws {
        let milliseconds = Int(Date().timeIntervalSince1970 * 1000)
        // Two entries may be added within a millisecond.
        let last = try entries().last.flatMap { Int($0.key.prefix { $0 != "-" }) } ?? 0
        try dataset.setString(text, forKey: "\(max(milliseconds, last &+ 1))-\(UUID().uuidString)")
    }

    /// Removes the entry at a place, counted from 1.
    ///
    /// - Returns: Its text, or nil if there is none.
    func remove(at place: Int) throws -> String? {
        let entries = try entries()
        guard entries.indices.contains(place - 1) else { return nil }
        try dataset.removeObject(forKey: entries[place - 1].key)
        return entries[place - 1].text
    }
}
