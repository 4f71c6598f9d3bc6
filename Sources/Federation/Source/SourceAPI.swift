package import Kernel
package import Outbound
import SigV4
package import WireRuntime

/// The API of a service that a pool follows: that of AWS, or another server's.
package struct SourceAPI: Sendable {
    /// An access key of an account there.
    package struct Key: Sendable {
        package var id: String
        package var secret: Secret<String>
        /// Of temporary credentials.
        package var sessionToken: Secret<String>?

        package init(id: String, secret: Secret<String>, sessionToken: Secret<String>? = nil) {
            (self.id, self.secret, self.sessionToken) = (id, secret, sessionToken)
        }
    }

    private let endpoint: String
    private let region: String
    private let key: Key?

    /// - Parameters:
    ///   - endpoint: Scheme, host and port, without a path.
    ///   - key: Signs the requests; nil for operations that take none.
    package init(_ endpoint: String, region: String, key: Key? = nil) {
        (self.endpoint, self.region, self.key) = (endpoint, region, key)
    }

    /// The request for an operation of user pools.
    package func request(_ operation: String, input: JSONObject, at now: Instant) -> HTTPCall {
        var json = JSONWriter()
        json.write(.object(input))
        var headers: [SignableRequest.Header] = [
            ("host", host), ("content-type", "application/x-amz-json-1.1"),
            ("x-amz-target", "AWSCognitoIdentityProviderService.\(operation)"),
        ]
        if let key {
            if let token = key.sessionToken { headers.append(("x-amz-security-token", token.exposed)) }
            let signer = Signer(accessKeyID: key.id, secret: key.secret, region: region, service: "cognito-idp")
            headers = signer.signedHeaders(
                of: SignableRequest(method: "POST", path: "/", query: "", headers: headers, body: json.bytes), at: now)
        }
        return HTTPCall("POST", url: endpoint + "/", headers: headers, body: json.bytes)
    }

    /// Host and port, for the header.
    private var host: String {
        guard let scheme = endpoint.utf8.firstRange(of: "://".utf8) else { return endpoint }
        return String(decoding: Array(endpoint.utf8[scheme.upperBound...]), as: UTF8.self)
    }

    /// A page of sixty users may have seven megabytes of attributes.
    private static let limits = JSONReader.Limits(length: 16 << 20, values: 500_000, isStreamSafe: false)

    /// The output in a response.
    ///
    /// - Throws: `SourceError` for any other response.
    package static func output(of response: HTTPCallResponse) throws(SourceError) -> JSONObject {
        // Operations without output may respond without a body.
        let body = response.body.isEmpty ? Array("{}".utf8) : response.body
        let json = (try? JSONReader.read(body, limits: limits))?.object
        guard response.status == 200, let json else { throw SourceError(response, document: json) }
        return json
    }
}
