package import Cryptography
import Kernel

/// A message to a provider, to be delivered by the user's browser.
package struct OutgoingMessage: Sendable {
    /// A form that the browser posts.
    package struct Form: Sendable, Equatable {
        /// The address of the provider.
        package var action: String
        /// The hidden fields, by name.
        package var fields: [(name: String, value: String)]

        /// Whether both have the same fields.
        package static func == (one: Form, other: Form) -> Bool {
            one.action.hasSameBytes(as: other.action)
                && one.fields.elementsEqual(other.fields) { $0.name == $1.name && $0.value.hasSameBytes(as: $1.value) }
        }
    }

    private let element: CanonicalXML
    private let destination: String
    /// `SAMLRequest` or `SAMLResponse`.
    private let parameter: String

    init(_ element: CanonicalXML, to destination: String, parameter: String) {
        (self.element, self.destination, self.parameter) = (element, destination, parameter)
    }

    /// The address for the redirect binding (SAML bindings, section 3.4).
    ///
    /// - Parameters:
    ///   - relayState: The value that the provider returns with its response. It is opaque here.
    ///   - key: Signs the query; nil sends it without signature.
    /// - Throws: Only if a library fails.
    package func redirectURL(relayState: String?, key: RSAKey?) throws -> String {
        guard let deflated = Deflate.deflate(Array(element.text.utf8)) else {
            throw Unavailable("The message cannot be compressed.")
        }
        var query = "\(parameter)=\(Self.encoded(Base64.encode(deflated)))"
        if let relayState { query += "&RelayState=\(Self.encoded(relayState))" }
        if let key {
            query += "&SigAlg=\(Self.encoded(SignatureAlgorithm.ours))"
            query += "&Signature=\(Self.encoded(Base64.encode(try key.sign(Array(query.utf8)))))"
        }
        return destination + (destination.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + query
    }

    /// The form for the POST binding (SAML bindings, section 3.5). If a key is given, the message contains a signature.
    ///
    /// - Throws: Only if a library fails.
    package func form(relayState: String?, key: RSAKey?) throws -> Form {
        let text = try (key.map { try element.signed(by: $0) } ?? element).text
        var fields = [(name: parameter, value: Base64.encode(Array(text.utf8)))]
        if let relayState { fields.append((name: "RelayState", value: relayState)) }
        return Form(action: destination, fields: fields)
    }

    private static func encoded(_ text: String) -> String { PercentEncoding.encode(text.utf8) }
}
