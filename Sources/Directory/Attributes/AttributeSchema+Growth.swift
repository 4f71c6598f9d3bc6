import Kernel

/// Creating and extending a schema (UP-ATTR-16 to UP-ATTR-21).
extension AttributeSchema {
    /// The schema of a new pool: the standard attributes as `requests` change them, and custom attributes.
    ///
    /// - Throws: `InvalidInput` if a request cannot be met.
    package init(_ requests: [AttributeRequest], quotas: Quotas) throws {
        self = .standard
        var changed: Set<String> = []
        for request in requests {
            if let standard = Self.standard[request.name] {
                guard changed.insert(request.name).inserted else {
                    throw InvalidInput(
                        "Duplicate attribute names \(request.name) are not allowed in a user pool schema.")
                }
                put(try standard.changed(by: request))
            } else {
                try add(request) { "Duplicate custom attribute names \($0) are not allowed in a user pool schema." }
            }
        }
        try checkCount(quotas)
    }

    /// This schema with more custom attributes. Existing attributes are neither changed nor removed (UP-ATTR-21).
    ///
    /// - Throws: `InvalidInput` if a request cannot be met.
    package func adding(_ requests: [AttributeRequest], quotas: Quotas) throws -> AttributeSchema {
        var schema = self
        for request in requests {
            try schema.add(request) {
                "\(AttributeDefinition.customPrefix)\(request.name): Existing attribute already has name \($0)."
            }
        }
        try schema.checkCount(quotas)
        return schema
    }

    private mutating func add(_ request: AttributeRequest, duplicate: (String) -> String) throws {
        let definition = try AttributeDefinition(custom: request)
        guard self[definition.name] == nil else { throw InvalidInput(duplicate(definition.name)) }
        put(definition)
    }

    /// Checks the number of custom attributes.
    ///
    /// - Throws: `InvalidInput` if there are more custom attributes than the quota allows.
    func checkCount(_ quotas: Quotas) throws {
        guard custom.count <= quotas.customAttributesPerPool else {
            throw InvalidInput("A user pool can have at most \(quotas.customAttributesPerPool) custom attributes.")
        }
    }
}

extension AttributeDefinition {
    fileprivate init(custom request: AttributeRequest) throws {
        guard (1...20).contains(request.name.unicodeScalars.count) else {
            throw InvalidInput("The name of a custom attribute has 1 to 20 characters.")
        }
        guard !request.required else {
            throw InvalidInput("Required custom attributes are not supported currently.")
        }
        guard let kind = request.kind else {
            throw InvalidInput(
                "Invalid AttributeDataType input, consider using the provided AttributeDataType enum.")
        }
        self.init(
            (request.developerOnly ? "dev:" : "") + Self.customPrefix + request.name, kind: kind,
            mutable: request.mutable ?? true, developerOnly: request.developerOnly,
            length: kind == .string ? request.length ?? Bounds() : nil,
            range: kind == .number ? request.range ?? Bounds() : nil)
        try checkBounds()
    }

    /// This standard attribute as changed for a new pool.
    fileprivate func changed(by request: AttributeRequest) throws -> AttributeDefinition {
        guard request.kind == nil || request.kind == kind, !request.developerOnly else {
            throw InvalidInput(
                "You can not change AttributeDataType or set developerOnlyAttribute for standard schema attribute "
                    + name)
        }
        guard name != StandardAttributes.sub else { return self }
        var changed = self
        changed.mutable = request.mutable ?? mutable
        changed.required = request.required
        // Constraints of the other type are dropped, as in the service.
        if kind == .string { changed.length = request.length ?? length }
        if kind == .number { changed.range = request.range ?? range }
        try changed.checkBounds()
        return changed
    }

    /// Checks the limits of values.
    ///
    /// - Throws: `InvalidInput` if the limits are not valid for the attribute's type, or exclude every value.
    func checkBounds() throws {
        if let length {
            let given = [length.least, length.greatest].compactMap { $0 }
            guard given.allSatisfy(Self.isWhole) else { throw invalid("StringAttributeConstraints") }
            guard given.allSatisfy(Self.isLength) else {
                throw wrong("String attributes cannot have a length of more than \(Self.maxValueLength)")
            }
            guard Self.isOrdered(length) else { throw wrong("Max length cannot be less than min length.") }
        }
        if let range {
            guard [range.least, range.greatest].compactMap({ $0 }).allSatisfy(Self.isLimit) else {
                throw invalid("NumberAttributeConstraints")
            }
            guard Self.isOrdered(range) else { throw wrong("Max value cannot be less than min value.") }
        }
    }

    private static func isWhole(_ text: String) -> Bool {
        !text.utf8.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit)
    }

    private static func isLength(_ text: String) -> Bool {
        text.utf8.count <= 4 && Int(text).map { $0 <= maxValueLength } ?? false
    }

    private static func isLimit(_ text: String) -> Bool {
        text.utf8.count <= maxValueLength && DecimalNumber(text) != nil
    }

    private static func isOrdered(_ bounds: Bounds) -> Bool {
        guard let least = bounds.least.flatMap(DecimalNumber.init),
            let maximum = bounds.greatest.flatMap(DecimalNumber.init)
        else { return true }
        return !(maximum < least)
    }

    private func wrong(_ what: String) -> InvalidInput { InvalidInput("user.\(name): \(what)") }
    private func invalid(_ constraints: String) -> InvalidInput {
        InvalidInput("Invalid \(constraints) for schema attribute \(name)")
    }
}
