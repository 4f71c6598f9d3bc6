extension WireRequest {
    /// Whether a browser asks for a page: it names HTML among what it accepts, as no client of an API does.
    package var acceptsHTML: Bool {
        values(of: "accept").contains { $0.lowercased().firstRange(of: "text/html") != nil }
    }
}
