import Foundation
import Kernel

/// The authorization response of a sign-in page, which its redirect carries (RFC 6749, section 4.1.2).
enum HostedUIRedirect {
    /// The longest URL that is read, in bytes.
    static let limit = 16_384

    /// The code in `url`.
    ///
    /// - Parameters:
    ///   - url: The URL that the page redirected to.
    ///   - redirectURI: The redirect URI that was sent.
    ///   - state: The state that was sent.
    /// - Returns: The code.
    /// - Throws: `securityFailed` if the response is not to this sign-in, `badRequest` with the page's error.
    static func code(in url: URL, redirectURI: String, state: String) throws -> Secret<String> {
        let text = url.absoluteString
        guard text.utf8.count <= limit, RedirectMatch.isMatch(text, of: redirectURI) else {
            throw AWSMobileClientError.securityFailed(message: "The page led to another address than the redirect URI.")
        }
        let fields = try fields(text)
        guard fields.have(state: state) else {
            throw AWSMobileClientError.securityFailed(message: "The state of the response is not that of the request.")
        }
        if let error = fields.text("error") {
            let description = fields.text("error_description").map { ": \($0)" } ?? ""
            throw AWSMobileClientError.badRequest(message: error + description)
        }
        guard let code = fields.text("code"), !code.isEmpty else {
            throw AWSMobileClientError.badRequest(message: "The page's response has neither a code nor an error.")
        }
        return Secret(code)
    }

    /// Whether `url` has the state that was sent, so that it is the response to this sign-in.
    static func isResponse(_ url: URL, state: String) -> Bool {
        let text = url.absoluteString
        return text.utf8.count <= limit && (try? fields(text).have(state: state)) == true
    }

    /// The parameters in the query of `text`.
    /// - Throws: `securityFailed` if a parameter is repeated or is not a text.
    private static func fields(_ text: String) throws -> Fields {
        let query = text.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst().prefix { $0 != UInt8(ascii: "#") }
        var fields = Fields()
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            let value = pair.dropFirst(name.count + 1)
            guard let name = decode(name), let value = decode(value), fields.add(name, value: value) else {
                throw AWSMobileClientError.securityFailed(message: "The page's response cannot be read.")
            }
        }
        return fields
    }

    private static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        PercentEncoding.decode(text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
    }

    /// Parameters by the bytes of their names: texts from outside are not keys of a dictionary.
    private struct Fields {
        private var values: [[UInt8]: [UInt8]] = [:]

        /// - Returns: False if the name is already taken.
        mutating func add(_ name: [UInt8], value: [UInt8]) -> Bool {
            values.updateValue(value, forKey: name) == nil
        }

        func have(state: String) -> Bool {
            guard let returned = text("state") else { return false }
            return ConstantTime.equals(Array(returned.utf8), Array(state.utf8))
        }

        func text(_ name: String) -> String? {
            values[Array(name.utf8)].flatMap { String(validating: $0, as: UTF8.self) }
        }
    }
}
