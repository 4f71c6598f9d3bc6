/// Why settings of `MartletAccess` make no sense.
public enum AccessConfigurationError: Error, Hashable, Sendable {
    /// Neither an issuer nor a gateway is configured, so every request would be refused.
    case nothingAccepted
    /// Two entries are for this issuer.
    case sameIssuer(String)
    /// The entry for this issuer accepts no client, or no kind of token.
    case acceptsNothing(String)
    /// The text is not the URL of a document or an endpoint.
    case address(String)
    /// The URL has no TLS and is of another machine.
    case plainHTTP(String)
    /// Clocks may differ by 0 to 300 seconds.
    case leeway(Int64)
}
