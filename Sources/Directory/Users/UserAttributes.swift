/// A user's attributes by name, without `sub`, which is the user's id.
package struct UserAttributes: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    private var values: [String: String]

    package init(_ values: [String: String] = [:]) { self.values = values }

    /// The attributes of the literal; if a name occurs twice, the later value wins.
    package init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements, uniquingKeysWith: { _, last in last })
    }

    /// The value of `name`, or nil if there is none.
    package subscript(_ name: String) -> String? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// All names and values, ordered by the names' bytes.
    package var sorted: [(name: String, value: String)] {
        values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }

    /// The names that have a value.
    package var names: Set<String> { Set(values.keys) }

    /// Whether `contact` is verified.
    package func isVerified(_ contact: ContactAttribute) -> Bool {
        values[contact.rawValue]?.isEmpty == false && values[contact.verifiedFlag] == "true"
    }

    /// The value of `contact`, unless it is missing or empty.
    package func contact(_ contact: ContactAttribute) -> String? {
        values[contact.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Marks `contact` as verified or not.
    package mutating func setVerified(_ contact: ContactAttribute, verified: Bool) {
        values[contact.verifiedFlag] = verified ? "true" : "false"
    }
}

extension AttributeSchema {
    /// The required attributes that `attributes` lack, in the order of the schema (UP-ATTR-04).
    package func missing(in attributes: UserAttributes) -> [String] {
        required.filter { name in
            storedNames(of: name).all.allSatisfy { attributes[$0]?.isEmpty ?? true }
        }
    }
}
