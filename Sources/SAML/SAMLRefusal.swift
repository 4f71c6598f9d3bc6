package import Kernel

/// Why a message of a SAML provider is not accepted.
///
/// The sentences say what to correct at the provider. None repeats text of the message, which anyone may have written.
package enum SAMLRefusal: Refusal {
    /// It is not read as XML.
    case unreadable(XMLError)
    /// It is not Base64, not deflated, or longer than allowed.
    case encoding
    /// It is another message than expected, or it lacks a part.
    case structure
    /// It is of another version of SAML.
    case version
    /// The provider reports that it has not signed the user in.
    case unsuccessful(SAMLStatus, detail: SAMLStatusDetail? = nil)
    /// It has no signature, or more than one, or the signature covers another element.
    case unsigned
    /// An algorithm is not allowed.
    case algorithm
    /// No certificate of the provider belongs to the signature.
    case signature
    /// An encrypted assertion is not decrypted, or what it contains is not accepted.
    case undecryptable
    /// The issuer is another.
    case issuer
    /// It is meant for another address.
    case destination
    /// It is meant for another audience.
    case audience
    /// No confirmation of the subject is valid here.
    case confirmation
    /// It answers a request that was not made.
    case unrequested
    /// It is not valid any more.
    case expired
    /// It is not valid yet.
    case early
    /// It has a condition that is not known.
    case condition
    /// The NameID is missing, empty or too long.
    case nameID

    package var kind: RefusalKind {
        switch self {
        case .unreadable, .encoding, .structure, .version, .condition, .nameID: .invalid
        case .expired: .expired
        default: .unauthenticated
        }
    }

    /// One sentence.
    package var message: String {
        switch self {
        case .unreadable(let fault): fault.message
        case .unsuccessful(let status, let detail):
            "The provider did not sign the user in: \(status.rawValue)\(detail.map { ", \($0.rawValue)" } ?? "")."
        case .encoding: "The message is not encoded as its binding requires."
        case .structure: "The message is not of the expected form."
        case .version: "The message is not of SAML 2.0."
        case .unsigned: "The message is not signed as it must be."
        case .algorithm: "An algorithm of the message is not allowed."
        case .signature: "The signature is not valid."
        case .undecryptable: "The encrypted assertion is not valid."
        case .issuer: "The issuer is not the configured provider."
        case .destination: "The message is meant for another address."
        case .audience: "The audience is not this service provider."
        case .confirmation: "The subject is not confirmed for this service provider."
        case .unrequested: "The message answers no request of this sign-in."
        case .expired: "The message has expired."
        case .early: "The message is not valid yet."
        case .condition: "The assertion has an unknown condition."
        case .nameID: "The subject has no usable NameID."
        }
    }
}
