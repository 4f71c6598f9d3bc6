import HTTPServer
import Kernel
import Sync
import Wire
import WireRuntime

extension MartletServer {
    /// The contents of long records for streams, under the URLs that the records have.
    var streamRoutes: [PathRoute] {
        [
            PathRoute("GET", pattern: StreamContents.path) { request, parameters in
                guard let pool = parameters["pool"], let identity = parameters["identity"],
                    let sequence = parameters["sequence"]
                else { return nil }
                return await streamContents(
                    request, sequence: sequence, of: IdentityID(rawValue: identity), in: IdentityPoolID(rawValue: pool))
            }
        ]
    }

    private func streamContents(
        _ request: WireRequest, sequence: String, of identity: IdentityID, in pool: IdentityPoolID
    ) async -> WireResponse {
        let query = QueryParameters(request.query)
        let result = await frame.run(request, as: .reading("GetStreamRecords")) { _ in
            let found = try await tables.sync.streams.contents.find(
                sequence, of: identity, in: pool, expires: query["expires"] ?? "", signature: query["signature"] ?? "")
            guard let found else { throw ServiceError(.notAuthorized, "Forbidden") }
            return found
        }
        return switch result {
        case .success(let contents): .json(contents)
        case .failure(let error) where error.code == .notAuthorized:
            .plain(403, message: "The URL is not valid, or has expired.", requestID: request.requestID)
        case .failure: .plain(503, message: "Service Unavailable", requestID: request.requestID)
        }
    }
}
