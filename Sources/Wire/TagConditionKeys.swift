import Kernel

/// The condition keys of tags, such as `aws:RequestTag/team`.
package enum TagConditionKeys {
    /// A key for each tag.
    ///
    /// Policies do not distinguish keys that differ only in case. Pools may have tags with such keys: one condition key
    /// then has the values of all of them, so that a second tag cannot hide the first from a denial.
    ///
    /// - Parameter prefix: The text before the tag's key, such as `aws:RequestTag/`.
    package static func keys(
        _ prefix: String, of tags: some Collection<(key: String, value: String)>
    ) -> [String: [String]] {
        var names: [[UInt8]: String] = [:]
        var keys: [String: [String]] = [:]
        for (key, value) in tags {
            let folded = key.utf8.map(\.asciiLowercased)
            let name = names[folded] ?? prefix + key
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
