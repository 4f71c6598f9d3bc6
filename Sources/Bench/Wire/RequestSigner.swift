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
    let region: String
    let world: World

    /// A signed operation, valid for the five minutes that clocks may differ.
    func call(_ operation: String, _ body: String) -> Request {
        let time = CivilTime(world.now())
        let date = [time.year, Int64(time.month), Int64(time.day)].map(Self.two).joined()
        let stamp = "\(date)T\([time.hour, time.minute, time.second].map { Self.two(Int64($0)) }.joined())Z"
        let scope = "\(date)/\(region)/cognito-idp/aws4_request"
        let names = "content-type;host;x-amz-date;x-amz-target"
        let canonical = """
            POST
            /

            content-type:\(Request.contentType)
            host:\(Request.host)
            x-amz-date:\(stamp)
            x-amz-target:\(Request.service).\(operation)

            \(names)
            \(Self.digest(body))
            """
        let text = "AWS4-HMAC-SHA256\n\(stamp)\n\(scope)\n\(Self.digest(canonical))"
        let signature = Hex.encode(Self.code(text, signingKey(date)))
        let credential = "AWS4-HMAC-SHA256 Credential=\(key.id)/\(scope)"
        return Request.call(
            operation, body,
            headers: """
                X-Amz-Date: \(stamp)\r
                Authorization: \(credential), SignedHeaders=\(names), Signature=\(signature)\r\n
                """)
    }

    private func signingKey(_ date: String) -> [UInt8] {
        [date, region, "cognito-idp", "aws4_request"].reduce(Array("AWS4\(key.secret.exposed)".utf8)) {
            Self.code($1, $0)
        }
    }

    private static func code(_ text: String, _ key: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: key)))
    }

    private static func digest(_ text: String) -> String { Hex.encode(Array(SHA256.hash(data: Array(text.utf8)))) }

    private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
