import Kernel
import SigV4
import WireRuntime

/// Signature errors in AWS's wording.
enum SignatureError {
    static let missing = ServiceError(.missingAuthenticationToken, "Missing Authentication Token")

    /// For every key that may not sign; callers do not learn the reason.
    static let unrecognized = ServiceError(
        .unrecognizedClient, "The security token included in the request is invalid.")

    static let expiredToken = ServiceError(
        .expiredToken, "The security token included in the request is expired")

    static let mismatch = invalid(
        "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access "
            + "Key and signing method. Consult the service documentation for details.")

    static let algorithm = ServiceError(
        .incompleteSignature, "Unsupported AWS 'algorithm'. Use \(SignatureFormula.algorithm).")

    static let malformedDate = ServiceError(.incompleteSignature, "Date must be in ISO-8601 'basic format'.")

    static let inQuery = ServiceError(
        .incompleteSignature, "A signature in the query is not supported here. Use the Authorization header.")

    static let twice = ServiceError(
        .incompleteSignature, "The request has a signature in the query and in the Authorization header.")

    static let unsignedBody = invalid(
        "The body is not signed: sign its SHA-256 in the header 'x-amz-content-sha256'.")

    static let unsignedPayload = invalid("An unsigned payload is not accepted here.")

    static let noPayloadHash = invalid(
        "The header 'x-amz-content-sha256' is not a SHA-256 in lower-case hexadecimal digits.")

    static func presigned(_ what: String) -> ServiceError {
        ServiceError(.incompleteSignature, "The X-Amz parameters of the query \(what)")
    }

    static func incomplete(_ what: String) -> ServiceError {
        ServiceError(.incompleteSignature, "Authorization header \(what)")
    }

    /// A well-formed signature that does not cover a required header.
    static func unsigned(_ header: String) -> ServiceError {
        invalid("\(header) must be a 'SignedHeader' in the AWS Authorization.")
    }

    static func absent(_ header: String) -> ServiceError {
        ServiceError(
            .incompleteSignature,
            "'\(header)' is named as a SignedHeader, but it does not exist in the HTTP request.")
    }

    /// - Parameter lifetime: How many seconds the signature was valid.
    static func expired(_ signed: Instant, now: Instant, lifetime: Int64) -> ServiceError {
        let earliest = now.advanced(seconds: -lifetime)
        let time = lifetime % .minutes(1) == 0 ? "\(lifetime / .minutes(1)) min." : "\(lifetime) sec."
        return invalid(
            "Signature expired: \(text(signed)) is now earlier than \(text(earliest)) (\(text(now)) - \(time))")
    }

    static func early(_ signed: Instant, now: Instant) -> ServiceError {
        let latest = now.advanced(seconds: SignatureCheck.tolerance)
        return invalid(
            "Signature not yet current: \(text(signed)) is still later than \(text(latest)) (\(text(now)) + 5 min.)")
    }

    static func invalid(_ message: String) -> ServiceError { ServiceError(.invalidSignature, message) }

    private static func text(_ instant: Instant) -> String { SignatureTime.text(instant) }
}
