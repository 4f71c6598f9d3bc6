import Kernel
import Wire

/// The request that a gateway has received and asks about.
struct OriginalRequest: Sendable {
    let method: String
    /// The host name in lower case, without a port.
    let host: String
    let path: ServicePath
    /// The request as its client has sent it, with the body only if the gateway has sent that along.
    let request: WireRequest
    /// Whether the request has a body, or the gateway does not rule it out.
    let mayHaveBody: Bool

    /// Reads the request that a gateway describes.
    ///
    /// - Throws: `VerifyRefusal` unless it is described in exactly one form, each header once, with a path that is
    ///   routed as it is spelled.
    init(describedBy sent: WireRequest, trusting proxies: TrustedProxies) throws(VerifyRefusal) {
        let form = try GatewayForm.of(sent)
        let (method, target, host) = try Self.requestLine(of: sent, in: form)
        let (path, query) = Self.parts(of: target)
        guard query.utf8.allSatisfy({ $0.isASCIIVisible && $0 != UInt8(ascii: "#") }),
            query.utf8.count <= ServicePath.maxBytes, let servicePath = ServicePath(path)
        else { throw .malformed("The path can be read in more than one way.") }
        guard let name = Self.hostName(host) else { throw .malformed("The host is malformed.") }
        (self.method, self.host, self.path) = (method, name, servicePath)
        // Envoy adds its own address to each request that it asks about.
        let client = (form == .prefix ? TrustedProxies() : proxies).client(ofRequestDescribedBy: sent)
        let headers = sent.headers.filter { !form.owns($0.name.lowercased()) } + [(name: "host", value: host)]
        var request = WireRequest(
            method: method, path: path, query: query, headers: headers, body: sent.body,
            remoteAddress: client.address ?? "", requestID: sent.requestID)
        request.isEncrypted = client.isEncrypted
        self.request = request
        mayHaveBody = try Self.mayHaveBody(sent, form: form, method: method)
    }

    /// The method, the target and the host.
    private static func requestLine(
        of sent: WireRequest, in form: GatewayForm
    ) throws(VerifyRefusal) -> (method: String, target: String, host: String) {
        switch form {
        case .originalHeaders:
            return (
                try onlyValue(of: "x-original-method", in: sent), try onlyValue(of: "x-original-uri", in: sent),
                try onlyValue(of: "x-original-host", in: sent)
            )
        case .forwardedHeaders:
            return (
                try onlyValue(of: "x-forwarded-method", in: sent), try onlyValue(of: "x-forwarded-uri", in: sent),
                try onlyValue(of: "x-forwarded-host", in: sent)
            )
        case .prefix:
            let path = Substring(sent.path.utf8.dropFirst(GatewayForm.path.utf8.count))
            return (
                sent.method, sent.query.isEmpty ? String(path) : "\(path)?\(sent.query)",
                try onlyValue(of: "host", in: sent)
            )
        }
    }

    private static func onlyValue(of name: String, in sent: WireRequest) throws(VerifyRefusal) -> String {
        guard let value = sent.header(name) else { throw .malformed("The gateway must send \(name) once.") }
        return value
    }

    /// The path and the query, without the question mark.
    private static func parts(of target: String) -> (path: String, query: String) {
        guard let cut = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (target, "") }
        return (String(target[..<cut]), String(Substring(target.utf8[cut...].dropFirst())))
    }

    /// The name in a Host header, in lower case and without a dot at its end; nil if it is malformed.
    static func hostName(_ value: String) -> String? {
        let bytes = value.utf8
        guard (1...300).contains(bytes.count) else { return nil }
        let digits = bytes.reversed().prefix { $0.isASCIIDigit }.count
        let front = bytes.dropLast(digits)
        let given = front.last == UInt8(ascii: ":") ? front.dropLast() : bytes[...]
        let name = given.last == UInt8(ascii: ".") ? given.dropLast() : given
        guard !name.isEmpty, name.allSatisfy({ $0.isASCIIAlphanumeric || "-._~:[]".utf8.contains($0) }) else {
            return nil
        }
        return String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    }

    /// A gateway keeps the body. Only nginx's configuration forwards its length; otherwise the method decides.
    private static func mayHaveBody(
        _ sent: WireRequest, form: GatewayForm, method: String
    ) throws(VerifyRefusal) -> Bool {
        guard sent.body.isEmpty else { return true }
        let usesBody = ["POST", "PUT", "PATCH"].contains { $0.hasSameBytes(as: method) }
        guard form == .originalHeaders else { return usesBody }
        let (lengths, codings) = (
            sent.values(of: "x-original-content-length"), sent.values(of: "x-original-transfer-encoding")
        )
        guard lengths.count <= 1, codings.count <= 1 else { throw .malformed("The length is given twice.") }
        guard codings.isEmpty else { return true }
        return lengths.first.map { !$0.hasSameBytes(as: "0") } ?? usesBody
    }
}
