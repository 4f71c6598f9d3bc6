import Foundation
import Testing

@testable import SAML

/// The eight ways of wrapping a signature (Somorovsky et al., "On Breaking SAML").
///
/// Each is made of a document that a provider signed and of parts that say `evil`.
enum Forgery: Int, CaseIterable, CustomTestStringConvertible {
    case followed = 1
    case preceded, before, around, moved, inside, extensions, object

    var testDescription: String { "XSW\(rawValue)" }

    static let name = "evil@example.com"

    private static var evil: Fixture {
        var evil = Fixture()
        (evil.assertionID, evil.responseID, evil.nameID) = ("_evil", "_evil_response", name)
        return evil
    }

    /// A forged response around what a provider signed.
    func document() throws -> String {
        switch self {
        case .followed: try signedResponse { Self.insert($1, into: $0, before: "</ds:Signature>") }
        case .preceded: try signedResponse { $1 + $0 }
        default: try Self.evil.response(signedAssertion())
        }
    }

    /// XSW1 and XSW2: the original response is in the signature, or in front of it.
    private func signedResponse(_ join: (_ signature: String, _ original: String) -> String) throws -> String {
        let parts = try Self.split(Fixture().signedResponse())
        return Self.evil.response(Self.evil.assertion(), join(parts.signature, parts.rest))
    }

    /// XSW3 to XSW8: assertions.
    private func signedAssertion() throws -> String {
        let original = try #require(TestSigner.provider).sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
        let (signature, rest) = try Self.split(original)
        let evil = Self.evil
        switch self {
        case .before: return evil.assertion() + original
        case .around: return Self.insert(original, into: evil.assertion(), before: "</saml:Assertion>")
        case .moved: return evil.assertion(signature) + rest
        case .inside: return evil.assertion(Self.insert(rest, into: signature, before: "</ds:Signature>"))
        case .extensions: return "<samlp:Extensions>\(evil.assertion())</samlp:Extensions>" + original
        default:
            let object = "<ds:Object>\(rest)</ds:Object>"
            return evil.assertion(Self.insert(object, into: signature, before: "</ds:Signature>"))
        }
    }

    /// The signature of `xml`, and `xml` without it.
    static func split(_ xml: String) throws -> (signature: String, rest: String) {
        let start = try #require(xml.range(of: "<ds:Signature "))
        let end = try #require(xml.range(of: "</ds:Signature>"))
        let range = start.lowerBound..<end.upperBound
        return (String(xml[range]), xml.replacingCharacters(in: range, with: ""))
    }

    private static func insert(_ part: String, into text: String, before mark: String) -> String {
        text.replacingOccurrences(of: mark, with: part + mark)
    }
}
