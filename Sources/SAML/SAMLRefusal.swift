package import Kernel

/// Why a message of a SAML provider is not accepted.
///
/// The sentences describe what to correct at the provider. They do not repeat text of the message, which anyone may
/// have written.
package enum SAMLRefusal: Refusal {
    /// It cannot be read as XML.
    case unreadable(XMLError)
    /// It is not Base64, not deflated, or longer than allowed.
    case encoding
    /// It is not the expected message, or lacks a part.
    case structure
    /// It has another version of SAML.
    case version
    /// The provider reports that it has not signed the user in.
    case unsuccessful(SAMLStatus, detail: SAMLStatusDetail? = nil)
    /// It does not have exactly one signature, or the signature covers another element.
    case unsigned
    /// An algorithm is not allowed.
    case algorithm
    /// The signature does not match any certificate of the provider.
    case signature
    /// An encrypted assertion cannot be decrypted, or its content is not accepted.
    case undecryptable
    /// It has another issuer.
    case issuer
    /// It is meant for another address.
    case destination
    /// It is meant for another audience.
    case audience
    /// No confirmation of the subject is valid here.
    case confirmation
    /// It responds to a request that was not sent.
    case unrequested
    /// It has expired.
    case expired
    /// It is not valid yet.
    case early
    /// It has an unknown condition.
    case condition
    /// The NameID is missing, empty or too long.
    case nameID

    package var kind: RefusalKind {
        switch self {
        case .unreadable, .encoding, .structure, .version, .condition, .nameID: .invalid
        case .expired: .expired
        case .unsuccessful, .unsigned, .algorithm, .signature, .undecryptable, .issuer, .destination, .audience,
            .confirmation, .unrequested, .early:
            .unauthenticated
        }
    }

    /// One sentence.
    package var message: String {
        switch self {
        case .unreadable(let error): error.message
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
        case .unrequested: "The message does not respond to a request of this sign-in."
        case .expired: "The message has expired."
        case .early: "The message is not valid yet."
        case .condition: "The assertion has an unknown condition."
        case .nameID: "The subject has no usable NameID."
        }
    }
}
