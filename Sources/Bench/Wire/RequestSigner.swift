import Crypto
import Kernel

/// Signs requests as administrators do: AWS Signature Version 4 in headers.
///
/// Independent of the server's code, so that the bench would reveal an error in it.
struct RequestSigner: Sendable {
    /// An access key.
    struct Key: Sendable {
        let id: String
        let secret: Secret<String>
    }

    let key: Key
    /// The session token of temporary credentials.
    var sessionToken: Secret<String>?
    let region: String
    let world: World

    /// A signed operation, valid for the five minutes that clocks may differ.
    func call(_ operation: String, body: String, of service: BenchService = .userPools) -> Request {
        let target = "\(service.target).\(operation)"
        let fields = [("content-type", Request.contentType), ("x-amz-target", target)]
        return Request.call(target: target, body: body, headers: headers(for: fields, body: body, service: service))
    }

    /// A signed operation of the query protocol.
    func form(_ fields: [(name: String, value: String)], of service: BenchService) -> Request {
        let body = Request.text(of: fields)
        return Request.form(
            to: "/", fields: fields,
            headers: headers(for: [("content-type", Request.formType)], body: body, service: service))
    }

    /// A signed call of a service with paths.
    func rest(
        _ method: String, path: String, query: String = "", body: String = "", of service: BenchService
    ) -> Request {
        // The path is encoded once more for the signature.
        let line = "\(method)\n\(path.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25"))"
        let head = headers(
            for: [("content-type", "application/json")], body: body, service: service, line: line, query: query)
        return Request.rest(method, target: query.isEmpty ? path : "\(path)?\(query)", body: body, headers: head)
    }

    /// The lines of the signature of a GET request to a service of the operator's own, each with its line end.
    func headers(ofGet path: String, at host: String, of service: BenchService) -> String {
        headers(for: [], body: "", service: service, line: "GET\n\(path)", host: host)
    }

    /// The lines of the signature, each with its line end.
    ///
    /// - Parameters:
    ///   - fields: The other fields to sign, by their names in lower case.
    ///   - line: The method and the path, each on a line.
    ///   - query: Its parameters in the order of their names.
    private func headers(
        for fields: [(String, String)], body: String, service: BenchService, line: String = "POST\n/",
        query: String = "", host: String = Request.host
    ) -> String {
        let time = CivilTime(world.now())
        let date = [time.year, Int64(time.month), Int64(time.day)].map(Self.twoDigits).joined()
        let stamp = "\(date)T\([time.hour, time.minute, time.second].map { Self.twoDigits(Int64($0)) }.joined())Z"
        var signed = fields + [("host", host), ("x-amz-date", stamp)]
        if let sessionToken { signed.append(("x-amz-security-token", sessionToken.exposed)) }
        signed.sort { $0.0 < $1.0 }
        let names = signed.map(\.0).joined(separator: ";")
        let lines = signed.map { "\($0.0):\($0.1)\n" }.joined()
        let canonical = "\(line)\n\(query)\n\(lines)\n\(names)\n\(Self.digest(body))"
        let scope = "\(date)/\(region)/\(service.signingName)/aws4_request"
        let text = "AWS4-HMAC-SHA256\n\(stamp)\n\(scope)\n\(Self.digest(canonical))"
        let signature = Hex.encode(Self.code(of: text, under: signingKey(on: date, service: service)))
        let token = sessionToken.map { "X-Amz-Security-Token: \($0.exposed)\r\n" } ?? ""
        return """
            X-Amz-Date: \(stamp)\r
            \(token)Authorization: AWS4-HMAC-SHA256 Credential=\(key.id)/\(scope), SignedHeaders=\(names), \
            Signature=\(signature)\r\n
            """
    }

    private func signingKey(on date: String, service: BenchService) -> [UInt8] {
        [date, region, service.signingName, "aws4_request"].reduce(Array("AWS4\(key.secret.exposed)".utf8)) {
            Self.code(of: $1, under: $0)
        }
    }

    private static func code(of text: String, under key: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: key)))
    }

    private static func digest(_ text: String) -> String { Hex.encode(Array(SHA256.hash(data: Array(text.utf8)))) }

    private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A service of the server.
struct BenchService: Sendable {
    /// Its name in signatures.
    let signingName: String
    /// The beginning of its operations' names in `X-Amz-Target`.
    var target = ""

    static let userPools = BenchService(signingName: "cognito-idp", target: "AWSCognitoIdentityProviderService")
    static let identityPools = BenchService(signingName: "cognito-identity", target: "AWSCognitoIdentityService")
    static let iam = BenchService(signingName: "iam")
    static let sync = BenchService(signingName: "cognito-sync")
}
