package import Kernel

extension AttributeSchema {
    /// The stored form of `value` for the attribute `name`.
    ///
    /// - Throws: `InvalidInput` if the attribute does not exist or the value is not valid (UP-ATTR-07, -08, -12).
    @discardableResult
    package func check(_ value: String, for name: String) throws -> String {
        guard let definition = self[name] else {
            throw Self.undetermined(name)
        }
        return try definition.admit(value)
    }

    /// Checks that sign-up supplies every required attribute (UP-ATTR-04). An empty value is the same as a missing one.
    ///
    /// - Throws: `InvalidInput` that names the missing attributes.
    package func checkComplete(_ attributes: UserAttributes) throws {
        let missing = missing(in: attributes)
        guard missing.isEmpty else {
            throw Self.nonconforming(missing.map { "\($0): The attribute is required\n" }.joined())
        }
    }

    /// Checks that `name` may be written (UP-ATTR-23).
    ///
    /// - Parameter isCreation: Whether the user is being created. Only the creation can set an immutable attribute.
    /// - Throws: `InvalidInput`.
    package func checkMutable(_ name: String, isCreation: Bool) throws {
        guard name != StandardAttributes.sub, name != StandardAttributes.identities else {
            throw InvalidInput.nonMutable(name)
        }
        guard !isCreation, let definition = self[name], !definition.mutable else { return }
        throw InvalidInput("user.\(name): Attribute cannot be updated.\n")
    }

    /// The values of a new user do not fit the schema.
    package static func nonconforming(_ what: String) -> InvalidInput {
        InvalidInput("Attributes did not conform to the schema: \(what)")
    }

    /// The schema has no attribute `name`.
    package static func undetermined(_ name: String) -> InvalidInput {
        nonconforming("Type for attribute {\(name)} could not be determined")
    }
}
