import Kernel

/// The condition keys of tags.
package enum TagConditionKeys {
    /// A key for each tag, such as `aws:RequestTag/team`.
    ///
    /// Policies do not tell keys apart that differ only in case. Pools may have tags with such keys: one condition key
    /// has the values of all of them then, so that a second tag hides none from a denial.
    ///
    /// - Parameter start: What comes before the tag's key.
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

    /// The keys of tags that a request sets; none if it sets none.
    package static func request(_ tags: some Collection<(key: String, value: String)>) -> [String: [String]] {
        var keys = self.keys("aws:RequestTag/", of: tags)
        let names = tags.map(\.key)
        if !names.isEmpty { keys["aws:TagKeys"] = names }
        return keys
    }
}
