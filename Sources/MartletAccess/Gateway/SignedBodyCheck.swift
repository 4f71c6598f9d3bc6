import Crypto
import Kernel

/// Compares the body with its signed hash in `x-amz-content-sha256`.
enum SignedBodyCheck {
    static let emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    /// The state of `request`'s body after Martlet has accepted the signature.
    ///
    /// - Throws: `CallerRefusal` if the body is not the signed one.
    static func body(of request: CallerRequest) throws(CallerRefusal) -> AccessCaller.SignedBody {
        // Without the header, Martlet accepts only the hash of an empty body.
        let signed = request.values(of: "x-amz-content-sha256").first ?? emptyHash
        if signed.hasSameBytes(as: "UNSIGNED-PAYLOAD") { return .unsigned }
        guard let hash = hash(of: request.body) else {
            return signed.hasSameBytes(as: emptyHash) ? .empty : .sha256(signed)
        }
        guard hash.hasSameBytes(as: signed) else {
            throw .signature("The body is not the one that was signed.", reason: .wrongBody)
        }
        return .checked
    }

    /// The hash of a body in lower case; nil if the body is not read.
    static func hash(of body: CallerRequest.Body) -> String? {
        switch body {
        case .none: emptyHash
        case .bytes(let bytes): Hex.encode(Array(SHA256.hash(data: bytes)))
        case .sha256(let text): String(decoding: text.utf8.map(\.asciiLowercased), as: UTF8.self)
        case .unread: nil
        }
    }
}
