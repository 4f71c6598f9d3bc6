import Kernel
import SigV4
import WireRuntime

/// The signature in the query of a presigned URL.
///
/// Names are compared regardless of case, so that a parameter cannot occur twice in two spellings.
struct PresignedQuery {
    /// Clients do not write longer parameters.
    private static let maxLength = 8192
    /// Lifetimes that a URL may request, in seconds: at most a week.
    private static let lifetimes: ClosedRange<Int64> = 1...604_800
    /// STS does not accept URLs for longer, even if they request it.
    private static let maxUse: Int64 = .minutes(15)

    let signature: RequestSignature
    /// The signed time, as it was written.
    let time: String
    /// How many seconds after the signed time the URL may be used.
    let lifetime: Int64
    /// The query without the signature, which is the signed part.
    let signed: String

    /// Whether a query has parameters of a signature.
    static func isPresent(in query: String) -> Bool {
        query.utf8.split(separator: UInt8(ascii: "&")).contains { isOfSignature(name(of: $0)) }
    }

    /// Reads the parameters.
    ///
    /// - Throws: `ServiceError` with `.incompleteSignature` if one is missing, repeated, malformed or out of range.
    init(_ query: String) throws(ServiceError) {
        guard query.utf8.count <= Self.maxLength else { throw SignatureError.presigned("are too long.") }
        let parts = query.utf8.split(separator: UInt8(ascii: "&"))
        let values = try Self.parameters(in: parts)
        guard values["x-amz-algorithm"]?.hasSameBytes(as: SignatureFormula.algorithm) == true else {
            throw SignatureError.algorithm
        }
        guard let credential = values["x-amz-credential"], let headers = values["x-amz-signedheaders"],
            let signature = values["x-amz-signature"], let time = values["x-amz-date"]
        else { throw SignatureError.presigned("require Credential, SignedHeaders, Signature and Date.") }
        guard let seconds = values["x-amz-expires"].flatMap({ Int(asciiDigits: $0.utf8) }),
            Self.lifetimes.contains(Int64(seconds))
        else { throw SignatureError.presigned("require Expires, from 1 to 604800.") }
        self.signature = try RequestSignature(credential: credential, signedHeaders: headers, signature: signature)
        self.time = time
        lifetime = min(Int64(seconds), Self.maxUse)
        signed = parts.filter { !Self.name(of: $0).hasSameBytes(as: "x-amz-signature") }.map { String(Substring($0)) }
            .joined(separator: "&")
    }

    /// The decoded values of the signature's parameters, by their names in lower case.
    private static func parameters(in parts: [Substring.UTF8View]) throws(ServiceError) -> [String: String] {
        var values: [String: String] = [:]
        for part in parts {
            let name = name(of: part)
            guard isOfSignature(name) else { continue }
            guard name.utf8.allSatisfy(\.isASCIIVisible) else { throw SignatureError.presigned("must be ASCII.") }
            guard values.updateValue(try value(of: part), forKey: name) == nil else {
                throw SignatureError.presigned("must not be repeated.")
            }
        }
        return values
    }

    private static func isOfSignature(_ name: String) -> Bool { name.utf8.starts(with: "x-amz-".utf8) }

    /// The decoded name in lower case.
    private static func name(of part: Substring.UTF8View) -> String {
        let name = PercentEncoding.decodeLeniently(part.prefix { $0 != UInt8(ascii: "=") })
        return String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    }

    private static func value(of part: Substring.UTF8View) throws(ServiceError) -> String {
        let value = PercentEncoding.decodeLeniently(part.drop { $0 != UInt8(ascii: "=") }.dropFirst())
        guard value.allSatisfy(\.isASCIIVisible) else { throw SignatureError.presigned("must be ASCII.") }
        return String(decoding: value, as: UTF8.self)
    }
}
