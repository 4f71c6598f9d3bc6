/// Where and on which day a signature holds: `20261121/us-east-1/cognito-idp/aws4_request`.
struct CredentialScope: Hashable, Sendable {
    /// Eight digits: year, month, day.
    var date: String
    var region: String
    var service: String
    /// The fixed last part, as it was sent.
    var terminator = Self.terminator

    /// What the last part must be.
    static let terminator = "aws4_request"

    /// The parts, joined by slashes.
    var text: String { "\(date)/\(region)/\(service)/\(terminator)" }
}
