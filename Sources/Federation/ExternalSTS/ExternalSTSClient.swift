package import Kernel
import Outbound
import SAML

/// Requests credentials from the STS of another server, by `AssumeRoleWithWebIdentity` of the query protocol.
package struct ExternalSTSClient: Sendable {
    private let client: ProviderClient

    package init(_ client: ProviderClient) { self.client = client }

    package struct Request: Sendable {
        /// The address of the STS.
        package var url: String
        /// The role's ARN there; nil to omit it.
        package var role: String?
        /// The session's name.
        package var sessionName: String
        /// The proof of the identity.
        package var token: Secret<String>
        /// How long the credentials should be valid, in seconds.
        package var duration: Int
        /// A policy that narrows the session.
        package var policy: String?

        package init(
            url: String, role: String?, sessionName: String, token: Secret<String>, duration: Int, policy: String?
        ) {
            (self.url, self.role, self.sessionName) = (url, role, sessionName)
            (self.token, self.duration, self.policy) = (token, duration, policy)
        }
    }

    package enum Response: Sendable {
        case credentials(ExternalSTSCredentials)
        /// The error code, if the response contains a valid one.
        case refused(code: String)
    }

    /// Ends before the caller's own request does, so that the caller gets the reason.
    private static let patience = Duration.seconds(8)

    /// Requests credentials.
    ///
    /// - Throws: `FederationRefusal` if the STS does not respond, or its response is not valid for an STS.
    package func call(_ request: Request) async throws(FederationRefusal) -> Response {
        var fields = [
            ("Action", "AssumeRoleWithWebIdentity"), ("Version", "2011-06-15"),
            ("RoleSessionName", request.sessionName), ("WebIdentityToken", request.token.exposed),
            ("DurationSeconds", String(request.duration)),
        ]
        if let role = request.role { fields.append(("RoleArn", role)) }
        if let policy = request.policy { fields.append(("Policy", policy)) }
        var call = HTTPCall(
            "POST", url: request.url,
            headers: [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "text/xml, application/xml")],
            body: Array(QueryText.join(fields).utf8))
        call.deadline = .now.advanced(by: Self.patience)
        let response = try await client.response(to: call, from: ProviderSource(request.url, of: nil))
        let texts = try? XMLTexts(response.body)
        switch response.status {
        case 200:
            guard let texts, let credentials = ExternalSTSCredentials(texts) else {
                throw .wrongResponse(provider: request.url, reason: "there are no credentials in it")
            }
            return .credentials(credentials)
        case 400..<500: return .refused(code: Self.code(texts) ?? "status \(response.status)")
        default: throw .wrongResponse(provider: request.url, reason: "status \(response.status)")
        }
    }

    /// The error code of a response if it has the form of a name, because the caller gets it.
    private static func code(_ texts: XMLTexts?) -> String? {
        guard let code = texts?["Error", "Code"], (1...64).contains(code.utf8.count),
            code.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") })
        else { return nil }
        return code
    }
}

/// Credentials from another STS.
package struct ExternalSTSCredentials: Sendable {
    package let accessKeyID: String
    /// The secret access key.
    package let secret: Secret<String>
    package let sessionToken: Secret<String>
    /// When they expire.
    package let expires: Instant
    /// The session, as the store's policies name it.
    package let arn: String?
    /// The session's id.
    package let id: String?

    /// - Returns: Nil if a member is missing, or longer than clients accept.
    init?(_ texts: XMLTexts) {
        func text(_ name: String, max: Int) -> String? {
            guard let text = texts["Credentials", name], (1...max).contains(text.utf8.count),
                text.utf8.allSatisfy(\.isASCIIVisible)
            else { return nil }
            return text
        }
        guard let id = text("AccessKeyId", max: 128), let secret = text("SecretAccessKey", max: 1024),
            let token = text("SessionToken", max: 16_384),
            let expires = text("Expiration", max: 40).flatMap(Self.instant)
        else { return nil }
        (accessKeyID, self.secret, sessionToken, self.expires) = (id, Secret(secret), Secret(token), expires)
        arn = texts["AssumedRoleUser", "Arn"].flatMap { (20...2048).contains($0.utf8.count) ? $0 : nil }
        self.id = texts["AssumedRoleUser", "AssumedRoleId"].flatMap { (2...193).contains($0.utf8.count) ? $0 : nil }
    }

    /// A time in UTC, with or without a fraction of the second.
    private static func instant(_ text: String) -> Instant? {
        var bytes = Array(text.utf8)
        if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
            let end = bytes[(point + 1)...].firstIndex { !$0.isASCIIDigit } ?? bytes.count
            bytes.removeSubrange(point..<end)
        }
        return Instant(timestamp: String(decoding: bytes, as: UTF8.self))
    }
}
