import Kernel
package import WireRuntime

/// The protocol aws-json 1.1: one path, the operation in a header, JSON both ways.
///
/// It maps requests to responses, and does not depend on an HTTP server.
package struct AWSJSONProtocol: Sendable {
    private let tables: [String: OperationTable]
    private let limits: JSONReader.Limits

    /// Serves `tables`, whose services must have a target prefix.
    package init(_ tables: [OperationTable], limits: JSONReader.Limits = JSONReader.Limits()) {
        self.tables = Dictionary(tables.compactMap { table in table.service.targetPrefix.map { ($0, table) } }) { $1 }
        self.limits = limits
    }

    /// The response to any request.
    package func respond(to request: WireRequest) async -> WireResponse {
        switch request.method {
        case "POST": await perform(request)
        case "OPTIONS": CrossOrigin.preflight(request)
        default:
            .refused(ServiceError(.unknownOperation, "Use POST"), to: request, status: 405, also: [("Allow", "POST")])
        }
    }

    private func perform(_ request: WireRequest) async -> WireResponse {
        guard let (table, name) = target(of: request) else {
            return .refused(ServiceError(.unknownOperation, "Unknown operation"), to: request)
        }
        let limits = limits
        let result = await table.run(name, to: request) { request, _ in
            try JSONBody.document(of: request, within: limits)
        }
        return switch result {
        case .success(let output): .success(output.body, to: request)
        case .failure(let error): .refused(error, to: request, in: table.service)
        }
    }

    /// The table and the operation in `X-Amz-Target`, which must occur exactly once and in the exact spelling.
    private func target(of request: WireRequest) -> (table: OperationTable, name: String)? {
        guard let target = request.header("x-amz-target"), target.utf8.count <= 256,
            let dot = target.utf8.firstIndex(of: UInt8(ascii: ".")), let table = tables[String(target[..<dot])]
        else { return nil }
        return (table, String(target[target.utf8.index(after: dot)...]))
    }
}

extension OperationTable {
    /// The response of this table alone to an aws-json request.
    package func respond(to request: WireRequest) async -> WireResponse {
        await AWSJSONProtocol([self]).respond(to: request)
    }
}

// MARK: Bodies

/// The JSON document in the body of a request.
enum JSONBody {
    /// The object in the body; an empty one without a body.
    ///
    /// - Throws: `ServiceError` if the body is not JSON in UTF-8, exceeds the limits, or is not an object.
    static func document(of request: WireRequest, within limits: JSONReader.Limits) throws -> JSONObject {
        guard MediaType.isJSON(request) else {
            throw ServiceError(.unsupportedMediaType, "The body must be JSON in UTF-8, sent as it is")
        }
        guard !request.body.isEmpty else { return JSONObject() }
        let json: JSON
        do throws(JSONError) { json = try JSONReader.read(request.body, limits: limits) } catch {
            throw ServiceError(code(for: error), error.message, cause: error)
        }
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, wanted: "Object") }
        return fields
    }

    private static func code(for error: JSONError) -> ErrorCode {
        switch error {
        case .tooLong: .requestEntityTooLarge
        // The JSON is valid; one of its values is not allowed.
        case .marks: .invalidParameter
        default: .serialization
        }
    }
}

// MARK: Responses

extension WireResponse {
    static let contentType = "application/x-amz-json-1.1"

    /// The response of a successful operation.
    static func success(
        _ body: [UInt8], to request: WireRequest, type: String = contentType
    ) -> WireResponse {
        WireResponse(status: 200, requestID: request.requestID, headers: headers(request, type: type), body: body)
    }

    /// An error in the form that the SDKs expect: the code in the body and in a header, and a message.
    static func refused(
        _ error: ServiceError, to request: WireRequest, in service: ServiceName = .userPools, status: Int? = nil,
        also headers: [WireRequest.Header] = [], type: String = contentType
    ) -> WireResponse {
        var response = refused(error, headers: Self.headers(request, type: type) + headers, in: service, status: status)
        response.requestID = request.requestID
        return response
    }

    /// The response if too many requests wait: a code that makes the SDKs retry, and the delay. Pages of any origin may
    /// read it.
    ///
    /// - Parameter request: Without its body; nil if the caller does not speak the query protocol.
    package static func overloaded(_ request: WireRequest?, requestID: String) -> WireResponse {
        if let request, request.path.hasSameBytes(as: "/"), QueryProtocol.speaks(request) {
            return refusedInXML(busy, requestID: requestID, isCrossOrigin: true, in: .securityTokens)
        }
        var response = busyResponse
        response.requestID = requestID
        return response
    }

    private static let busy = ServiceError(.serviceUnavailable, "The service is busy. Try again.")
    /// Without the request's id. It is encoded once, because an overloaded server sends it very often.
    private static let busyResponse = refused(busy, headers: crossOriginHeaders, in: .userPools, status: nil)

    private static func refused(
        _ error: ServiceError, headers: [WireRequest.Header], in service: ServiceName, status: Int?
    ) -> WireResponse {
        let name = error.code.name(in: service)
        let status = status ?? error.code.status(in: service)
        var json = JSONWriter(capacity: 128 + error.message.utf8.count)
        json.beginObject()
        json.field("__type", name)
        // The service spells the member in this way for documents that it cannot read.
        json.field(error.code == .serialization ? "Message" : "message", error.message)
        json.endObject()
        let retry: [WireRequest.Header] = status == 503 ? [("Retry-After", "1")] : []
        let errorHeaders: [WireRequest.Header] = [
            ("x-amzn-ErrorType", "\(name):"), ("x-amzn-ErrorMessage", headerText(error.message)),
        ]
        return WireResponse(status: status, headers: headers + errorHeaders + retry, body: json.bytes)
    }

    /// `message` as a header can carry it: in printable ASCII, and short enough for proxies.
    private static func headerText(_ message: String) -> String {
        let bytes = message.unicodeScalars.prefix(1024).map { scalar in
            switch scalar.value {
            case 0x20...0x7E: UInt8(scalar.value)
            case 0..<0x20: UInt8(ascii: " ")
            default: UInt8(ascii: "?")
            }
        }
        let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }
        return String(decoding: bytes[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
    }

    private static func headers(_ request: WireRequest, type: String) -> [WireRequest.Header] {
        let isCrossOrigin = request.header("origin") != nil
        guard type.hasSameBytes(as: contentType) else { return headers(isCrossOrigin: isCrossOrigin, type: type) }
        return isCrossOrigin ? crossOriginHeaders : sameOriginHeaders
    }

    private static let sameOriginHeaders = headers(isCrossOrigin: false, type: contentType)
    private static let crossOriginHeaders = headers(isCrossOrigin: true, type: contentType)

    /// The headers of every response of a service.
    ///
    /// - Parameters:
    ///   - isCrossOrigin: Whether a page of another origin may read the response.
    ///   - type: The media type of the protocol.
    static func headers(isCrossOrigin: Bool, type: String) -> [WireRequest.Header] {
        [
            ("Content-Type", type),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
        ] + (isCrossOrigin ? CrossOrigin.readable : [])
    }
}
