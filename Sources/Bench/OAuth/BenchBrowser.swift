import Kernel

/// A minimal browser for the hosted pages: it keeps cookies and sends the sign-in form.
struct BenchBrowser: Sendable {
    let target: OAuthTarget
    private var cookies: [String] = []

    /// A verifier and its challenge by S256 (RFC 7636, appendix B).
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

    /// A browser without cookies.
    init(target: OAuthTarget) { self.target = target }

    /// The authorization request, at a path that responds to it.
    func address(_ path: String) -> String {
        let callback = PercentEncoding.encode(OAuthTarget.callback.utf8)
        return "\(path)?client_id=\(target.app)&response_type=code&redirect_uri=\(callback)&scope=openid%20email"
            + "&code_challenge=\(Self.challenge)&code_challenge_method=S256"
    }

    /// Opens the sign-in page, and returns the token of its form.
    mutating func open(over connection: Connection) throws -> String {
        let page = try connection.call(.get(address("/login")))
        take(page)
        return try Self.formToken(page)
    }

    /// The form of the sign-in page with this token, filled in.
    func form(of token: String, username: String, password: String) -> Request {
        let fields = [("csrf", token), ("username", username), ("password", password)]
        return .form(to: address("/login"), fields: fields, headers: cookieHeader)
    }

    /// Fills in the form of the sign-in page.
    mutating func signIn(_ user: BenchUser, over connection: Connection) throws {
        let token = try open(over: connection)
        let response = try connection.exchange(
            form(of: token, username: user.username, password: user.password.exposed))
        guard (302...303).contains(response.status) else {
            throw BenchError("the sign-in page responds with \(response.status)")
        }
        take(response)
    }

    /// Asks for a code and exchanges it.
    func tokens(over connection: Connection) throws -> Response {
        let response = try connection.exchange(.get(address("/oauth2/authorize"), headers: cookieHeader))
        let query = try response.field("location").utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()
        let code = query.split(separator: UInt8(ascii: "&")).first { $0.starts(with: "code=".utf8) }
        guard let code else { throw BenchError("a response without a code: \(response.status)") }
        return try connection.call(
            .form(
                to: "/oauth2/token",
                fields: [
                    ("grant_type", "authorization_code"), ("client_id", target.app.rawValue),
                    ("redirect_uri", OAuthTarget.callback), ("code_verifier", Self.verifier),
                    ("code", String(Substring(code.dropFirst("code=".utf8.count)))),
                ]))
    }

    private var cookieHeader: String { "Cookie: \(cookies.joined(separator: "; "))\r\n" }

    /// Keeps the cookies of a response, without their attributes.
    private mutating func take(_ response: Response) {
        cookies += response.fields("set-cookie").map { String($0.prefix { $0 != ";" }) }
    }

    private static func formToken(_ page: Response) throws -> String {
        let text = String(decoding: page.body, as: UTF8.self)
        guard let mark = text.firstRange(of: #"name="csrf" value=""#) else {
            throw BenchError("a sign-in page without a form")
        }
        return String(text[mark.upperBound...].prefix { $0 != "\"" })
    }
}
