import Kernel
import WireRuntime

/// The service that the credential scope of a signature names: `iam` in `KEY/20261121/us-east-1/iam/aws4_request`.
enum SignedService {
    /// No client writes a longer header.
    private static let mostBytes = 4096

    /// The name, which nothing has verified yet; nil if there is no signature, or none of this form.
    ///
    /// - Throws: `ServiceError` if the query has two credentials.
    static func name(in request: WireRequest, _ form: QueryForm) throws(ServiceError) -> String? {
        if let header = request.header("authorization") { return name(inHeader: header) }
        return try form.value(of: "X-Amz-Credential").flatMap { name(in: $0.utf8[...]) }
    }

    private static func name(inHeader header: String) -> String? {
        guard header.utf8.count <= mostBytes else { return nil }
        let start = "Credential=".utf8
        let parts = header.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        return parts.first { $0.starts(with: start) }.flatMap { name(in: $0.dropFirst(start.count)) }
    }

    private static func name(in credential: Substring.UTF8View) -> String? {
        let parts = credential.split(separator: UInt8(ascii: "/"), maxSplits: 5, omittingEmptySubsequences: false)
        return parts.count == 5 ? String(Substring(parts[3])) : nil
    }
}
