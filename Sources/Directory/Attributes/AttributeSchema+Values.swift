import Kernel

/// What the schema says about values.
extension AttributeSchema {
    /// The form in which `value` is kept under `name`.
    ///
    /// Throws `Refusal.invalid` where there is no such attribute, or it cannot have this value (UP-ATTR-07, -08, -12).
    @discardableResult
    public func check(_ value: String, for name: String) throws -> String {
        guard let definition = self[name] else {
            throw Self.nonconforming("Type for attribute {\(name)} could not be determined")
        }
        return try definition.admit(value)
    }

    /// Makes sure that sign-up brings every required attribute (UP-ATTR-04).
    ///
    /// Throws `Refusal.invalid` naming those that are missing. A value that is empty counts as missing.
    public func checkComplete(_ values: [String: String]) throws {
        let missing = required.filter { values[$0]?.utf8.isEmpty ?? true }
        guard missing.isEmpty else {
            throw Self.nonconforming(missing.map { "\($0): The attribute is required\n" }.joined())
        }
    }

    /// Makes sure that the value of `name` may be replaced, by whomever (UP-ATTR-23).
    ///
    /// Throws `Refusal.invalid`.
    ///
    /// `present` says whether the person has a value already: an immutable attribute can still be given its first.
    public func checkMutable(_ name: String, present: Bool) throws {
        guard name != StandardAttributes.sub, name != StandardAttributes.identities else {
            throw Refusal.invalid("Cannot modify the non-mutable attribute \(name)")
        }
        guard present, let definition = self[name], !definition.mutable else { return }
        throw Refusal.invalid("user.\(name): Attribute cannot be updated.\n")
    }

    static func nonconforming(_ what: String) -> Refusal {
        .invalid("Attributes did not conform to the schema: \(what)")
    }
}
