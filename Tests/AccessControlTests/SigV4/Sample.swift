import AccessControl
import Kernel
import SigV4
import Wire

/// A signed call to user pools that tests modify.
enum Sample {
    /// 2015-08-30 12:36:00 UTC
    static let now = Instant(seconds: 1_440_938_160)
    static let key = "AKIDEXAMPLE"
    static let secret = Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    static let region = "us-east-1"

    static var unsigned: WireRequest {
        WireRequest(
            headers: [
                (name: "Host", value: "127.0.0.1:9229"), (name: "Content-Type", value: "application/x-amz-json-1.1"),
                (name: "X-Amz-Target", value: "AWSCognitoIdentityProviderService.ListUserPools"),
            ], body: Array(#"{"MaxResults": 60}"#.utf8))
    }

    static func signed(
        _ request: WireRequest = unsigned, key: String = key, secret: Secret<String> = secret,
        region: String = region, service: String = "cognito-idp", at time: Instant = now
    ) -> WireRequest {
        Signer(accessKeyID: key, secret: secret, region: region, service: service).sign(request, at: time)
    }

    /// The signed request with the header called `name` replaced, added, or removed if `value` is nil.
    static func with(_ name: String, _ value: String?, in request: WireRequest = signed()) -> WireRequest {
        var changed = request
        changed.headers.removeAll { $0.name.lowercased() == name.lowercased() }
        if let value { changed.headers.append((name: name, value: value)) }
        return changed
    }

    /// The signed request with a replacement in its `Authorization` header.
    static func authorization(replacing part: String, by other: String) -> WireRequest {
        let written = signed().header("authorization") ?? ""
        return with(
            "Authorization", written.split(separator: part, omittingEmptySubsequences: false).joined(separator: other))
    }
}
