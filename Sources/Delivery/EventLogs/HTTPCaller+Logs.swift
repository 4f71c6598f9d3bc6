import EventLogs
import Outbound

extension HTTPCaller {
    func response(to call: HTTPCall) async throws(LogWritingError) -> HTTPCallResponse {
        do throws(HTTPCallError) { return try await send(call) } catch { throw .unreachable(error.reason) }
    }
}

extension LogWritingError {
    /// A response other than success. It is final only if it concerns the entries themselves: keys, names and limits
    /// can be corrected, and the waiting entries then arrive.
    static func failed(_ response: HTTPCallResponse) -> LogWritingError {
        let reason = AWSErrorCode.reason(response)
        switch (response.status, AWSErrorCode.of(response)) {
        case (413, _), (_, "InvalidParameterException"), (_, "InvalidArgumentException"),
            (_, "BadRequestException"):
            return .refused(reason)
        default: return .unreachable(reason)
        }
    }
}
