/// The scope of a signature: `20261121/us-east-1/cognito-idp/aws4_request`.
package struct CredentialScope: Hashable, Sendable {
    /// Eight digits: year, month, day.
    package var date: String
    package var region: String
    /// The service's name for signatures.
    package var service: String
    /// The last part, as it was sent.
    package var terminator: String

    /// The terminator of version 4.
    package static let terminator = "aws4_request"

    package init(date: String, region: String, service: String, terminator: String = Self.terminator) {
        self.date = date
        self.region = region
        self.service = service
        self.terminator = terminator
    }

    /// The scope as credentials and the string to sign contain it.
    package var text: String { "\(date)/\(region)/\(service)/\(terminator)" }
}
