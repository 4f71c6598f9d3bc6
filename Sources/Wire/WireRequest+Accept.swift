extension WireRequest {
    /// Whether a browser requests a page: it accepts HTML explicitly, which clients of an API do not.
    package var acceptsHTML: Bool {
        values(of: "accept").contains { $0.lowercased().firstRange(of: "text/html") != nil }
    }
}
