import Kernel
import WireRuntime

/// The service that the credential scope of a signature names: `iam` in `KEY/20261121/us-east-1/iam/aws4_request`.
enum SignedServiceName {
    /// Clients do not write longer headers.
    private static let maxBytes = 4096

    /// The name, not verified yet; nil if the signature is missing or has another form. If there are two credentials,
    /// it takes the first one: the check of the signature refuses both.
    static func name(in request: WireRequest, form: QueryForm) -> String? {
        if let header = request.header("authorization") { return name(inHeader: header) }
        let credential = form.parameters.first { $0.path.count == 1 && $0.path[0].hasSameBytes(as: "X-Amz-Credential") }
        return credential.flatMap { name(in: $0.value.utf8[...]) }
    }

    private static func name(inHeader header: String) -> String? {
        guard header.utf8.count <= maxBytes else { return nil }
        let start = "Credential=".utf8
        let parts = header.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        return parts.first { $0.starts(with: start) }.flatMap { name(in: $0.dropFirst(start.count)) }
    }

    private static func name(in credential: Substring.UTF8View) -> String? {
        let parts = credential.split(separator: UInt8(ascii: "/"), maxSplits: 5, omittingEmptySubsequences: false)
        return parts.count == 5 ? String(Substring(parts[3])) : nil
    }
}
