/// The facts about a request that conditions ask for: each context key with its values.
///
/// A value is text: a number in decimal digits, a time as `2026-11-21T00:30:00Z` or in seconds since 1970, bytes in
/// Base64, a truth value as `true` or `false`.
public struct ConditionContext: Sendable {
    private var values: [ContextKey: [[UInt8]]] = [:]

    /// A context without keys.
    public init() {}

    /// A context of these keys. Of two names that differ only in case, the last one counts.
    ///
    /// - Parameter values: Pairs; names from callers must not be in a dictionary, which normalizes them.
    public init(_ values: some Sequence<(key: String, value: [String])>) {
        for (name, texts) in values { self[name] = texts }
    }

    /// The values of the key called `name`, or nil if the request does not have it.
    public subscript(name: String) -> [String]? {
        get { values[ContextKey(name)]?.map { String(decoding: $0, as: UTF8.self) } }
        set { values[ContextKey(name)] = newValue?.map { Array($0.utf8) } }
    }

    subscript(key: ContextKey) -> [[UInt8]]? { values[key] }
}
