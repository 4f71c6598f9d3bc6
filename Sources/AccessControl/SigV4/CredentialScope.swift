/// The scope of a signature: `20261121/us-east-1/cognito-idp/aws4_request`.
struct CredentialScope: Hashable, Sendable {
    /// Eight digits: year, month, day.
    var date: String
    var region: String
    var service: String
    /// The last part, as it was sent.
    var terminator = Self.terminator

    static let terminator = "aws4_request"

    var text: String { "\(date)/\(region)/\(service)/\(terminator)" }
}
