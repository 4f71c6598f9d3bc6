import Kernel

/// Changes of the attributes of a pool with users. Each change can be started again, so that an interrupted one
/// continues.
extension AttributeSchema {
    /// The schema while users are changed: an attribute that is renamed has both names.
    ///
    /// - Throws: `InvalidInput` if the change cannot be made.
    func begun(_ change: SchemaChange, quotas: Quotas) throws -> AttributeSchema {
        var schema = self
        switch change {
        case .add(let definition, let value):
            try schema.add(definition, value: value)
            try schema.checkCount(quotas)
        case .redefine(let name, let rules):
            guard let definition = self[name], ![StandardAttributes.sub, StandardAttributes.identities].contains(name)
            else { throw InvalidInput("The pool has no attribute \(name) that can be changed.") }
            schema.put(try definition.redefined(by: rules))
        case .rename(let name, let other): try schema.beginRename(of: name, to: other)
        case .remove(let name):
            try Self.requireCustom(name)
            schema.remove(name)
        case .names: break
        }
        return schema
    }

    /// The schema once all users are changed.
    ///
    /// - Throws: `InvalidInput` if the change has not begun.
    func finished(_ change: SchemaChange) throws -> AttributeSchema {
        guard case .rename(let name, let other) = change, let former = self[name] else { return self }
        guard former.movesTo?.hasSameBytes(as: other) == true else {
            throw InvalidInput("The renaming of \(name) has not begun.")
        }
        var schema = self
        schema.remove(name)
        return schema
    }

    private mutating func add(_ definition: AttributeDefinition, value: String?) throws {
        try Self.requireCustom(definition.name)
        try definition.check()
        if let value {
            guard !value.isEmpty else { throw InvalidInput("The value that users get is empty.") }
            _ = try definition.admit(value)
        }
        guard self[definition.name] == nil || self[definition.name] == definition else {
            throw InvalidInput("The pool has an attribute \(definition.name) with other rules.")
        }
        put(definition)
    }

    private mutating func beginRename(of name: String, to other: String) throws {
        let isDeveloperOnly = try Self.requireCustom(name)
        guard try Self.requireCustom(other) == isDeveloperOnly, !name.hasSameBytes(as: other) else {
            throw InvalidInput("The new name is another one, with the same prefix.")
        }
        guard var former = self[name] else {
            // An earlier run may already have renamed it.
            guard self[other] != nil else { throw InvalidInput("The pool has no attribute \(name).") }
            return
        }
        if let begun = former.movesTo, !begun.hasSameBytes(as: other) {
            throw InvalidInput("\(name) is being renamed to \(begun). Finish that first.")
        }
        former.movesTo = nil
        var latter = former
        latter.name = other
        if var present = self[other] {
            // A rename may be reversed.
            if present.movesTo?.hasSameBytes(as: name) == true { present.movesTo = nil }
            guard present == latter else { throw InvalidInput("The pool has an attribute \(other) with other rules.") }
        }
        put(latter, after: name)
        former.movesTo = other
        put(former)
    }

    /// Checks that `name` can be the name of a custom attribute.
    ///
    /// - Returns: Whether only administrators write it.
    @discardableResult
    private static func requireCustom(_ name: String) throws -> Bool {
        let prefixes = ["dev:", ""].map { $0 + AttributeDefinition.customPrefix }
        guard let prefix = prefixes.first(where: { name.utf8.starts(with: $0.utf8) }) else {
            throw InvalidInput("\(name) is not a custom attribute, whose name begins with custom: or dev:custom:.")
        }
        let rest = name.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
        let isPlain = rest.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
        guard (1...20).contains(rest.count), isPlain else {
            throw InvalidInput("The name of an attribute is \(prefix) and 1 to 20 characters without white space.")
        }
        return prefix.utf8.starts(with: "dev:".utf8)
    }
}

extension AttributeDefinition {
    fileprivate func redefined(by rules: AttributeRules) throws -> AttributeDefinition {
        var changed = self
        changed.mutable = rules.mutable ?? mutable
        changed.required = rules.required ?? required
        switch kind {
        case .string: changed.length = rules.limited(length)
        case .number: changed.range = rules.limited(range)
        case .boolean, .dateTime:
            guard rules.least == nil, rules.greatest == nil else {
                throw InvalidInput("\(name) is of the type \(kind.rawValue), which has no limits.")
            }
        }
        try changed.check()
        return changed
    }

    fileprivate func check() throws {
        guard !required || !developerOnly && !StandardAttributes.closedToApplications.contains(name) else {
            throw InvalidInput("\(name) cannot be required, because apps cannot write it.")
        }
        try checkBounds()
    }

    /// A custom attribute with these rules; unspecified ones are as in Cognito.
    package init(_ name: String, kind: Kind, rules: AttributeRules) throws {
        self.init(
            name, kind: kind, developerOnly: name.utf8.starts(with: "dev:".utf8),
            length: kind == .string ? Bounds() : nil, range: kind == .number ? Bounds() : nil)
        self = try redefined(by: rules)
    }
}

extension AttributeRules {
    fileprivate func limited(_ bounds: AttributeDefinition.Bounds?) -> AttributeDefinition.Bounds {
        func limit(_ rule: String?, else before: String?) -> String? { rule.map { $0.isEmpty ? nil : $0 } ?? before }
        return .init(limit(least, else: bounds?.least), greatest: limit(greatest, else: bounds?.greatest))
    }
}
