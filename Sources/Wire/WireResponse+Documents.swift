package import WireRuntime

extension WireResponse {
    /// A response of the HTTP server itself, as JSON with one sentence.
    package static func plain(
        _ status: Int, message: String, requestID: String, also headers: [WireRequest.Header] = []
    ) -> WireResponse {
        var json = JSONWriter(capacity: 32 + message.utf8.count)
        json.beginObject()
        json.field("message", message)
        json.endObject()
        return WireResponse(
            status: status, requestID: requestID,
            headers: [
                ("Content-Type", "application/json"), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"),
            ] + headers, body: json.bytes)
    }

    package static func json(_ body: [UInt8], also headers: [WireRequest.Header] = [("Cache-Control", "no-store")])
        -> WireResponse
    {
        WireResponse(
            status: 200,
            headers: [("Content-Type", "application/json"), ("X-Content-Type-Options", "nosniff")] + headers,
            body: body)
    }

    package static func text(_ status: Int, text: String, type: String = "text/plain; charset=utf-8") -> WireResponse {
        WireResponse(
            status: status,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
            ], body: Array(text.utf8))
    }

    /// The response to an error without a page: the status with its message.
    package static func plain(_ error: ServiceError, to request: WireRequest) -> WireResponse {
        .plain(error.code.status(in: .userPools), message: error.message, requestID: request.requestID)
    }
}

extension Result<WireResponse, ServiceError> {
    /// The response, or that of the error.
    package func response(elseRefusing request: WireRequest) -> WireResponse {
        switch self {
        case .success(let response): response
        case .failure(let error): .plain(error, to: request)
        }
    }
}
