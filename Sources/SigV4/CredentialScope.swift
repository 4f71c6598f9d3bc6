/// The scope of a signature: `20261121/us-east-1/cognito-idp/aws4_request`.
public struct CredentialScope: Hashable, Sendable {
    /// Eight digits: year, month, day.
    public var date: String
    /// The region.
    public var region: String
    /// The service's name for signatures.
    public var service: String
    /// The last part, as it was sent.
    public var terminator: String

    /// The terminator of version 4.
    public static let terminator = "aws4_request"

    /// A scope of these parts.
    public init(date: String, region: String, service: String, terminator: String = Self.terminator) {
        self.date = date
        self.region = region
        self.service = service
        self.terminator = terminator
    }

    /// The scope as credentials and the string to sign contain it.
    public var text: String { "\(date)/\(region)/\(service)/\(terminator)" }
}
