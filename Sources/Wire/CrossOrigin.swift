/// The headers for scripts of other origins (CORS).
///
/// Any origin may call: credentials travel in the body, in a signature or in a token, never in a cookie. Refusals have
/// these headers as well: otherwise a browser reports a network failure to the script and hides the reason.
package enum CrossOrigin {
    /// The headers of a response that scripts of any origin may read.
    package static let readable: [WireRequest.Header] = [
        ("Access-Control-Allow-Origin", "*"),
        (
            "Access-Control-Expose-Headers",
            "x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date,WWW-Authenticate,Retry-After"
        ),
    ]

    /// The headers that SDKs send. Older browsers take the star literally; it covers later headers, but never
    /// `Authorization`.
    private static let allowedHeaders = [
        "*", "Authorization", "Content-Type", "Cache-Control", "X-Amz-Target", "X-Amz-Date", "X-Amz-User-Agent",
        "X-Amz-Security-Token", "X-Amz-Content-Sha256", "X-Amz-Client-Context", "Amz-Sdk-Invocation-Id",
        "Amz-Sdk-Request",
    ].joined(separator: ",")

    /// The response to a browser that asks whether a script of another origin may send a request.
    package static func preflight(_ request: WireRequest, methods: String = "GET,POST,DELETE,OPTIONS") -> WireResponse {
        WireResponse(
            status: 200, requestID: request.requestID,
            headers: [
                ("Access-Control-Allow-Origin", "*"),
                ("Access-Control-Allow-Methods", methods),
                ("Access-Control-Allow-Headers", allowedHeaders),
                ("Access-Control-Max-Age", "86400"),
                ("X-Content-Type-Options", "nosniff"),
            ])
    }
}

extension PathRoute {
    /// The response to the preflights of scripts that send requests with `methods` to `pattern`.
    package static func preflight(_ pattern: String, methods: String) -> PathRoute {
        PathRoute("OPTIONS", pattern: pattern) { request, _ in CrossOrigin.preflight(request, methods: methods) }
    }
}
