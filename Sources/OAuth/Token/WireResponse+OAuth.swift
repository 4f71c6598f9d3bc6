import Kernel
import Tokens
import Wire
import WireRuntime

extension WireResponse {
    /// A successful response of the token endpoint (RFC 6749, section 5.1).
    static func tokens(_ tokens: IssuedTokens) -> WireResponse {
        var json = JSONWriter(capacity: 4096)
        json.beginObject()
        json.field("id_token", tokens.idToken?.exposed)
        json.field("access_token", tokens.accessToken.exposed)
        json.field("refresh_token", tokens.refreshToken?.exposed)
        json.field("expires_in", Int64(tokens.expiresIn))
        json.field("token_type", "Bearer")
        json.endObject()
        return .document(200, body: json.bytes)
    }

    /// An error of an endpoint for clients (TKN-NEG-01).
    static func error(_ error: OAuthError, to request: WireRequest, also headers: [WireRequest.Header] = [])
        -> WireResponse
    {
        var json = JSONWriter(capacity: 128)
        json.beginObject()
        json.field("error", error.code.rawValue)
        json.field("error_description", error.description)
        json.endObject()
        let retry: [WireRequest.Header] = error.code == .temporarilyUnavailable ? [("Retry-After", "1")] : []
        var response = document(error.code.status, body: json.bytes, also: headers + retry)
        response.requestID = request.requestID
        return response
    }

    /// A JSON document for this caller only. Scripts of any origin may read it: they need a token or a code to get it,
    /// and cookies are not used.
    static func document(_ status: Int, body: [UInt8], also headers: [WireRequest.Header] = []) -> WireResponse {
        WireResponse(
            status: status,
            headers: [
                ("Content-Type", "application/json;charset=UTF-8"), ("Cache-Control", "no-store"),
                ("Pragma", "no-cache"), ("X-Content-Type-Options", "nosniff"),
            ] + CrossOrigin.readable + headers, body: body)
    }
}
