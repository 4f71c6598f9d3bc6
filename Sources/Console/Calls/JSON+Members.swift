import WireRuntime

extension JSON {
    /// Whether it is the boolean `true`.
    var isTrue: Bool {
        if case .boolean(true) = self { true } else { false }
    }
}

extension JSONObject {
    /// Members that are texts.
    init(texts: KeyValuePairs<String, String>) {
        self.init(texts.map { Member($0.key, .string($0.value)) })
    }
}
