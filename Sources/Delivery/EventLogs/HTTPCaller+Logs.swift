import EventLogs
import Outbound

extension HTTPCaller {
    func answer(to call: HTTPCall) async throws(LogWritingError) -> HTTPAnswer {
        do throws(HTTPCallError) { return try await send(call) } catch { throw .unreachable(error.reason) }
    }
}

extension LogWritingError {
    /// An answer without success. Only what is said of the entries themselves is final: keys, names and limits can be
    /// mended, and then the entries that wait arrive.
    static func failed(_ answer: HTTPAnswer) -> LogWritingError {
        let reason = AWSErrorCode.reason(answer)
        switch (answer.status, AWSErrorCode.of(answer)) {
        case (413, _), (_, "InvalidParameterException"), (_, "InvalidArgumentException"): return .refused(reason)
        default: return .unreachable(reason)
        }
    }
}
