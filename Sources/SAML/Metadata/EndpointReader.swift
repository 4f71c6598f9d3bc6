import Kernel

/// Reads the addresses in metadata.
enum EndpointReader {
    /// The addresses for signing in. At least one must be usable.
    static func signOn(_ provider: XMLElement) throws(InvalidInput) -> [SAMLMetadata.Endpoint] {
        let endpoints = try read(provider, name: "SingleSignOnService")
        guard !endpoints.isEmpty else {
            throw InvalidInput("There is no SingleSignOnService for the binding HTTP-Redirect or HTTP-POST.")
        }
        return endpoints
    }

    /// The addresses for logging out, if any.
    static func logout(_ provider: XMLElement) throws(InvalidInput) -> [SAMLMetadata.Endpoint] {
        try read(provider, name: "SingleLogoutService")
    }

    /// The addresses with supported bindings; others are left out.
    private static func read(_ provider: XMLElement, name: String) throws(InvalidInput) -> [SAMLMetadata.Endpoint] {
        var endpoints: [SAMLMetadata.Endpoint] = []
        for element in provider.children(.md(name)) {
            guard let binding = element.attribute("Binding").flatMap(SAMLBinding.init(uri:)) else { continue }
            let location = try url(element.attribute("Location"), name: name)
            let responseLocation = try element.attribute("ResponseLocation").map { text throws(InvalidInput) in
                try url(text, name: name)
            }
            endpoints.append(
                SAMLMetadata.Endpoint(
                    binding: binding, location: location, responseLocation: responseLocation ?? location))
        }
        return endpoints
    }

    /// Browsers are sent to it, so it must not be a script.
    private static func url(_ text: String?, name: String) throws(InvalidInput) -> String {
        let refusal = InvalidInput("The Location of a \(name) is not an address that begins with http:// or https://.")
        guard let text, (1...2048).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIIVisible) else {
            throw refusal
        }
        let lowercased = text.utf8.prefix(8).map(\.asciiLowercased)
        for scheme in ["https://", "http://"] where lowercased.starts(with: scheme.utf8) {
            guard let first = text.utf8.dropFirst(scheme.utf8.count).first, first.isASCIIAlphanumeric || first == 0x5B,
                !text.utf8.contains(where: { "\"<>\\`{}|^".utf8.contains($0) })
            else { throw refusal }
            return text
        }
        throw refusal
    }
}
