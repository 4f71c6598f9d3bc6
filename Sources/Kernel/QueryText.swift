/// Writes parameters as the query or the fragment of a URL.
package enum QueryText {
    /// `name=value` pairs, encoded and joined.
    package static func join(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
    }

    /// `url` with the pairs in its query, which may have some already.
    package static func append(_ fields: [(name: String, value: String)], to url: String) -> String {
        guard !fields.isEmpty else { return url }
        let hasQuery = url.utf8.contains(UInt8(ascii: "?"))
        let isOpen = hasQuery && ["?", "&"].contains { url.utf8.last == $0.utf8.first }
        return url + (hasQuery ? (isOpen ? "" : "&") : "?") + join(fields)
    }
}
