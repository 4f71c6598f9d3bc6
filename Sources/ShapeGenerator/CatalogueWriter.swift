/// Writes the list of a service's operations.
struct CatalogueWriter {
    let vocabulary: Vocabulary

    /// Every input type, in the order of the operations' names.
    var lines: [String] {
        let service = vocabulary.serviceFolder.service
        let inputs = vocabulary.model.operations.keys.sorted().map { vocabulary.messageNames[$0 + "Input"] ?? $0 }
        return [
            "extension Catalogue {", "    /// The operations of \(vocabulary.model.service).",
            "    package static let \(service) = Catalogue(.\(service), [",
        ] + inputs.map { "        \($0).self," } + ["    ])", "}"]
    }
}
