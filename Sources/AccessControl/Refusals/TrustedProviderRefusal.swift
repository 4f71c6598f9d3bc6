import Kernel

/// Why an OIDC or SAML provider of the account cannot be found, created or changed.
package enum TrustedProviderRefusal: IAMRefusal {
    case noSuchOIDCProvider(arn: String)
    case noSuchSAMLProvider(arn: String)
    /// An OIDC provider has this URL.
    case urlTaken(String)
    /// A SAML provider has this name.
    case nameTaken(String)
    /// The URL is not an https URL without port, query and fragment.
    case invalidURL
    /// A thumbprint is not the SHA-1 of a certificate, or there are too many.
    case invalidThumbprints
    /// A client id has a character that clients do not send.
    case invalidClientID
    /// The metadata cannot be read.
    case invalidMetadata(String)

    /// The code in IAM's model.
    package var code: IAMErrorCode {
        switch self {
        case .noSuchOIDCProvider, .noSuchSAMLProvider: .noSuchEntity
        case .urlTaken, .nameTaken: .entityAlreadyExists
        case .invalidURL, .invalidThumbprints, .invalidClientID, .invalidMetadata: .invalidInput
        }
    }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .noSuchOIDCProvider(let arn): "OpenIDConnect Provider not found for arn \(arn)"
        case .noSuchSAMLProvider(let arn): "Manifest not found for arn \(arn)"
        case .urlTaken(let url): "Provider with url \(url) already exists."
        case .nameTaken(let name): "Provider with name \(name) already exists."
        case .invalidURL: "Invalid Open ID Connect Provider URL"
        case .invalidThumbprints: "Thumbprint list must contain at most 5 entries of 40 hexadecimal digits each."
        case .invalidClientID: "A client id must be 1 to 255 characters without control characters."
        case .invalidMetadata(let reason): "Could not parse metadata: \(reason)"
        }
    }
}
