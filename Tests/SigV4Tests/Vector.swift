import Kernel
import Testing
import Wire

/// A request signed by another implementation (botocore 1.43) with the key of AWS's examples.
struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let method: String
    let path: String
    let query: String
    let headers: [(String, String)]
    let body: String
    let host: String
    let service: String
    let signed: String
    let signature: String

    init(
        _ name: String, _ method: String, _ path: String, _ query: String, _ headers: [(String, String)], body: String,
        host: String, service: String, signed: String, signature: String
    ) {
        self.name = name
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.host = host
        self.service = service
        self.signed = signed
        self.signature = signature
    }

    var testDescription: String { name }

    static let accessKeyID = "AKIDEXAMPLE"
    static let secret = Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    static let region = "us-east-1"
    /// 2015-08-30 12:36:00 UTC
    static let now = Instant(seconds: 1_440_938_160)

    /// The unsigned request.
    var request: WireRequest {
        WireRequest(
            method: method, path: path, query: query,
            headers: headers.map { (name: $0.0, value: $0.1) } + [(name: "Host", value: host)],
            body: Array(body.utf8))
    }

    /// The signed request.
    var signedRequest: WireRequest {
        var sent = request
        sent.headers.append((name: "X-Amz-Date", value: "20150830T123600Z"))
        sent.headers.append((name: "Authorization", value: authorization))
        return sent
    }

    var authorization: String {
        "AWS4-HMAC-SHA256 Credential=\(Self.accessKeyID)/20150830/\(Self.region)/\(service)/aws4_request, "
            + "SignedHeaders=\(signed), Signature=\(signature)"
    }

    private static let unreserved = "-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    static let all = [
        Vector(
            "nothing but a path", "GET", "/", "",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        Vector(
            "a query out of order", "GET", "/", "Param2=value2&Param1=value1",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"),
        Vector(
            "one name twice, values out of order", "GET", "/", "Param1=value2&Param1=Value1",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "eedbc4e291e521cf13422ffca22be7d2eb8146eecf653089df300a15b2382bd1"),
        Vector(
            "names that differ in case", "GET", "/", "Param=a&param=b&PARAM=c",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "c5eb83bdf76828b7ac0c60d23b2890b0c29098072d6d0a814db3ac9c817456e9"),
        Vector(
            "unreserved characters", "GET", "/", unreserved + "=" + unreserved,
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197"),
        Vector(
            "an empty value", "GET", "/", "Param1=&Param2=b",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "a7e670069b46d7414248464896db81e45e7bd611dbb1d50f7f26d3ebdb026aeb"),
        Vector(
            "a value with a space and a slash", "GET", "/", "p=a%20b%2Fc",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "4baa51c200c1ec3860fbf884a0577c566c335d5b9385c3f1dda4d806259b3290"),
        Vector(
            "letters beyond ASCII", "GET", "/%E1%88%B4", "%E1%88%B4=bar",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "b01c1453f85db7107a4ccbc7b6851d1c9e8eabbddc698a34ee7541ef8c0eab15"),
        Vector(
            "a space in the path", "GET", "/example%20space/", "",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "446b817944c553435b35e813c261ff4e161fff982d1bacdef1c87f6785dd1662"),
        Vector(
            "a colon in the path", "GET", "/identitypools/us-east-1%3Aabc/identities", "",
            [],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;x-amz-date",
            signature: "8004eb0d7dcae330257814c82cce44e3db6a4fa29084a0eabd4e81fa2e2e4b85"),
        Vector(
            "blanks around and within values", "GET", "/", "",
            [("My-Header1", "  value1  "), ("My-Header2", " \"a   b   c\" ")],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;my-header1;my-header2;x-amz-date",
            signature: "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"),
        Vector(
            "a field three times", "GET", "/", "",
            [("My-Header1", "value4"), ("My-Header1", "value1"), ("My-Header1", "value3")],
            body: "", host: "example.amazonaws.com", service: "service",
            signed: "host;my-header1;x-amz-date",
            signature: "4308aee29786bd01288955ced08fec4107b7a775176774808d7342b80eec106b"),
        Vector(
            "a form", "POST", "/", "",
            [("Content-Type", "application/x-www-form-urlencoded")],
            body: "Param1=value1", host: "example.amazonaws.com", service: "service",
            signed: "content-type;host;x-amz-date",
            signature: "ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a"),
        Vector(
            "a call to user pools", "POST", "/", "",
            [
                ("X-Amz-Target", "AWSCognitoIdentityProviderService.ListUserPools"),
                ("Content-Type", "application/x-amz-json-1.1"), ("User-Agent", "Boto3/1.43"),
            ],
            body: "{\"MaxResults\": 60}", host: "127.0.0.1:9229", service: "cognito-idp",
            signed: "content-type;host;x-amz-date;x-amz-target",
            signature: "037f7888efc5de93d5ff7843e698469b9c1781eef387388c4b708bd8ec6c122d"),
        Vector(
            "a body beyond ASCII", "POST", "/", "",
            [("X-Amz-Target", "AWSCognitoIdentityService.GetId"), ("Content-Type", "application/x-amz-json-1.1")],
            body: "{\"name\": \"Zoë\"}", host: "[::1]:9229", service: "cognito-identity",
            signed: "content-type;host;x-amz-date;x-amz-target",
            signature: "12f82b63c95ac36b050266d73e9920d0d8a760921758ae450a62a6e792e999cf"),
    ]
}
