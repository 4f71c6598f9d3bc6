import Kernel

package enum TagConditionKeys {
    /// A key for each tag, such as `aws:RequestTag/team`.
    ///
    /// Policies do not distinguish keys that differ only in case. Pools may have tags with such keys: one condition key
    /// then has the values of all of them, so that a second tag cannot hide the first from a denial.
    ///
    /// - Parameter start: The text before the tag's key.
    package static func keys(
        _ start: String, of tags: some Collection<(key: String, value: String)>
    ) -> [String: [String]] {
        var names: [[UInt8]: String] = [:]
        var keys: [String: [String]] = [:]
        for (key, value) in tags {
            let folded = key.utf8.map(\.asciiLowercased)
            let name = names[folded] ?? start + key
            names[folded] = name
            keys[name, default: []].append(value)
        }
        return keys
    }

    /// The keys of tags that a request sets; empty if it sets none.
    package static func request(_ tags: some Collection<(key: String, value: String)>) -> [String: [String]] {
        var keys = self.keys("aws:RequestTag/", of: tags)
        let names = tags.map(\.key)
        if !names.isEmpty { keys["aws:TagKeys"] = names }
        return keys
    }
}
