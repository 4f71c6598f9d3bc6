import Kernel

/// An attribute that an administrator asks for; nil members were not specified.
public struct AttributeRequest: Sendable, Equatable {
    /// The name without a prefix.
    public var name: String
    /// Nil if not specified.
    public var kind: AttributeDefinition.Kind?
    /// Nil if not specified.
    public var mutable: Bool?
    /// Whether sign-up requires a value.
    public var required: Bool
    /// Whether only administrators may change it.
    public var developerOnly: Bool
    /// Nil if not specified.
    public var length: AttributeDefinition.Bounds?
    /// Nil if not specified.
    public var range: AttributeDefinition.Bounds?

    /// A request for the attribute `name`.
    public init(
        _ name: String, _ kind: AttributeDefinition.Kind? = nil, mutable: Bool? = nil, required: Bool = false,
        developerOnly: Bool = false, length: AttributeDefinition.Bounds? = nil,
        range: AttributeDefinition.Bounds? = nil
    ) {
        self.name = name
        self.kind = kind
        self.mutable = mutable
        self.required = required
        self.developerOnly = developerOnly
        self.length = length
        self.range = range
    }
}

/// Creating and extending a schema (UP-ATTR-16 to UP-ATTR-21).
extension AttributeSchema {
    /// The schema of a new pool: the standard attributes as `requests` change them, and custom attributes.
    ///
    /// - Throws: `Refusal` with reason `.invalidInput` if a request cannot be met.
    public init(_ requests: [AttributeRequest], quotas: Quotas) throws {
        self = .standard
        var changed: Set<String> = []
        for request in requests {
            if let standard = Self.standard[request.name] {
                guard changed.insert(request.name).inserted else {
                    throw Refusal.invalid(
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
    /// - Throws: `Refusal` with reason `.invalidInput` if a request cannot be met.
    public func adding(_ requests: [AttributeRequest], quotas: Quotas) throws -> AttributeSchema {
        var schema = self
        for request in requests {
            try schema.add(request) { "\($0): Existing attribute already has name \($0)." }
        }
        try schema.checkCount(quotas)
        return schema
    }

    private mutating func add(_ request: AttributeRequest, duplicate: (String) -> String) throws {
        let definition = try AttributeDefinition(custom: request)
        guard self[definition.name] == nil else { throw Refusal.invalid(duplicate(definition.name)) }
        put(definition)
    }

    private func checkCount(_ quotas: Quotas) throws {
        guard custom.count <= quotas.customAttributesPerPool else {
            throw Refusal.invalid("A user pool can have at most \(quotas.customAttributesPerPool) custom attributes.")
        }
    }
}

extension AttributeDefinition {
    fileprivate init(custom request: AttributeRequest) throws {
        guard (1...20).contains(request.name.unicodeScalars.count) else {
            throw Refusal.invalid("The name of a custom attribute has 1 to 20 characters.")
        }
        guard !request.required else {
            throw Refusal.invalid("Required custom attributes are not supported currently.")
        }
        guard let kind = request.kind else {
            throw Refusal.invalid(
                "Invalid AttributeDataType input, consider using the provided AttributeDataType enum.")
        }
        self.init(
            (request.developerOnly ? "dev:" : "") + Self.customPrefix + request.name, kind,
            mutable: request.mutable ?? true, developerOnly: request.developerOnly,
            length: kind == .string ? request.length ?? Bounds() : nil,
            range: kind == .number ? request.range ?? Bounds() : nil)
        try checkBounds(length: request.length, range: request.range)
    }

    /// This standard attribute as changed in a new pool.
    fileprivate func changed(by request: AttributeRequest) throws -> AttributeDefinition {
        guard request.kind == nil || request.kind == kind, !request.developerOnly else {
            throw Refusal.invalid(
                "You can not change AttributeDataType or set developerOnlyAttribute for standard schema attribute "
                    + name)
        }
        guard name != StandardAttributes.sub else { return self }
        var changed = self
        changed.mutable = request.mutable ?? mutable
        changed.required = request.required
        changed.length = request.length ?? length
        changed.range = request.range ?? range
        try changed.checkBounds(length: request.length, range: request.range)
        return changed
    }

    private func checkBounds(length: Bounds?, range: Bounds?) throws {
        if let length {
            guard kind == .string else { throw wrong("StringAttributeConstraints are for attributes of type String") }
            guard [length.least, length.greatest].compactMap({ $0 }).allSatisfy(Self.isLength) else {
                throw wrong("a length is a number from 0 to \(Self.longestValue)")
            }
            guard Self.isOrdered(length) else { throw disordered("max length shorter than it's min length") }
        }
        if let range {
            guard kind == .number else { throw wrong("NumberAttributeConstraints are for attributes of type Number") }
            guard [range.least, range.greatest].compactMap({ $0 }).allSatisfy(Self.isLimit) else {
                throw wrong("a limit is a decimal number")
            }
            guard Self.isOrdered(range) else { throw disordered("max value smaller than it's min value") }
        }
    }

    private static func isLength(_ text: String) -> Bool {
        text.utf8.count <= 4 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && Int(text).map { $0 <= longestValue } ?? false
    }

    private static func isLimit(_ text: String) -> Bool {
        text.utf8.count <= longestValue && DecimalNumber(text) != nil
    }

    private static func isOrdered(_ bounds: Bounds) -> Bool {
        guard let least = bounds.least.flatMap(DecimalNumber.init),
            let most = bounds.greatest.flatMap(DecimalNumber.init)
        else { return true }
        return !(most < least)
    }

    private func wrong(_ what: String) -> Refusal { .invalid("Attribute \(name): \(what).") }
    private func disordered(_ what: String) -> Refusal { .invalid("Attribute \(name) cannot have a \(what)") }
}
