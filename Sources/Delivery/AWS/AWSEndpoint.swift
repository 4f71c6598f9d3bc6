package import Kernel
import Outbound
import SigV4

/// A key that signs requests to AWS or to compatible services.
package struct EndpointCredentials: Sendable {
    let accessKeyID: String
    let secret: Secret<String>
    /// The region of services whose requests do not name one.
    let region: String

    /// - Throws: `DeliverySettingError`.
    package init(accessKeyID: String, secret: Secret<String>, region: String) throws(DeliverySettingError) {
        guard (16...128).contains(accessKeyID.utf8.count), accessKeyID.utf8.allSatisfy(\.isASCIIAlphanumeric) else {
            throw DeliverySettingError("it is not an access key's id of 16 to 128 letters and digits")
        }
        guard (16...128).contains(secret.exposed.utf8.count), secret.exposed.utf8.allSatisfy(\.isASCIIVisible) else {
            throw DeliverySettingError("the secret access key is not 16 to 128 visible ASCII characters")
        }
        (self.accessKeyID, self.secret, self.region) = (accessKeyID, secret, region)
    }
}

/// An API of AWS or of a compatible service.
package struct AWSEndpoint: Sendable {
    package let url: String
    let credentials: EndpointCredentials
    private let host: String

    /// The API at an origin.
    ///
    /// - Throws: `DeliverySettingError`.
    package init(_ url: String, credentials: EndpointCredentials) throws(DeliverySettingError) {
        let service = try ServiceURL(url)
        guard service.isOrigin else { throw DeliverySettingError("it has more than a scheme, a host and a port") }
        (self.url, self.credentials, host) = (url, credentials, service.hostAndPort)
    }

    /// A signed request.
    func call(
        _ method: String = "POST", path: String = "/", of service: String, in region: String? = nil,
        headers: [HTTPCall.Header], body: [UInt8], at now: Instant
    ) -> HTTPCall {
        let signer = Signer(
            accessKeyID: credentials.accessKeyID, secret: credentials.secret,
            region: region ?? credentials.region, service: service)
        let request = SignableRequest(
            method: method, path: path, query: "", headers: [("host", host)] + headers, body: body)
        return HTTPCall(method, url: url + path, headers: signer.signedHeaders(of: request, at: now), body: body)
    }

    /// A signed request in the JSON protocol 1.1.
    func call(_ target: String, of service: String, in region: String?, json: [UInt8], at now: Instant) -> HTTPCall {
        call(
            of: service, in: region,
            headers: [("content-type", "application/x-amz-json-1.1"), ("x-amz-target", target)], body: json, at: now)
    }
}
