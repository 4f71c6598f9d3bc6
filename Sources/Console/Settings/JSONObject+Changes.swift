package import WireRuntime

/// A member in which two objects differ.
package struct JSONDifference: Sendable {
    /// The names of the members that lead to it: `Policies.PasswordPolicy.MinimumLength`.
    package let path: String
    /// The value before; nil if there was none.
    package let before: JSON?
    /// The value after; nil if there is none.
    package let after: JSON?
}

extension JSONObject {
    /// These members with `changes`. Objects are merged member by member; null removes a member, and lists are
    /// replaced.
    package func merging(_ changes: JSONObject) -> JSONObject {
        var after = self
        for change in changes.members {
            switch (change.value, self[change.name]) {
            case (.null, _): after[change.name] = nil
            case (.object(let inner), .object(let old)?): after[change.name] = .object(old.merging(inner))
            case (let value, _): after[change.name] = value
            }
        }
        return after
    }

    /// Where `after` differs from these members: within objects by member, lists as a whole.
    ///
    /// - Parameter path: What the paths begin with.
    package func differences(to after: JSONObject, below path: String = "") -> [JSONDifference] {
        let names = members.map(\.name) + after.members.map(\.name).filter { self[$0] == nil }
        return names.flatMap { name -> [JSONDifference] in
            let (old, new, memberPath) = (self[name], after[name], path + name)
            if let old = old?.object, let new = new?.object { return old.differences(to: new, below: "\(memberPath).") }
            if let old, let new, old.hasSameBytes(as: new) { return [] }
            return [JSONDifference(path: memberPath, before: old, after: new)]
        }
    }
}

extension JSON {
    /// Whether both values are written alike. `==` takes texts for equal that differ in their normal form.
    package func hasSameBytes(as other: JSON) -> Bool {
        var (one, another) = (JSONWriter(), JSONWriter())
        one.write(self)
        another.write(other)
        return one.bytes == another.bytes
    }
}
