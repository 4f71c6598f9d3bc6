import HTTPServer
import Kernel
import Transfer
import Wire
import WireRuntime

extension MartletServer {
    /// The uploads of import jobs, by the URLs that the jobs have.
    var importRoutes: [PathRoute] {
        [
            PathRoute(
                "PUT", pattern: ImportUploads.path, maxStreamed: ImportUploads.maxBytes
            ) { request, parameters in
                guard let pool = parameters["pool"], let job = parameters["job"] else { return nil }
                let query = QueryParameters(request.query)
                let upload = ImportUploads.Request(
                    pool: UserPoolID(rawValue: pool), job: job, expires: query["expires"] ?? "",
                    signature: query["signature"] ?? "")
                return await receiveImportFile(request, for: upload)
            }
        ]
    }

    private func receiveImportFile(_ request: WireRequest, for upload: ImportUploads.Request) async -> WireResponse {
        let operation = OperationModel(
            name: "UploadUserImportFile", service: .userPools, signed: false, hasOutput: false,
            errors: [.preconditionNotMet, .invalidParameter, .notAuthorized])
        let result = await frame.run(request, as: operation) { _ in
            AuditContext.note(upload.pool)
            let (name, value) = ImportUploads.header
            guard let stream = request.stream, request.values(of: name) == [value] else {
                throw TransferRefusal.uploadRefused
            }
            try await tables.imports.uploads.receive(upload) { try await stream.next() }
        }
        return switch result {
        case .success: WireResponse(status: 200, requestID: request.requestID)
        case .failure(let error) where error.code == .notAuthorized:
            .plain(403, message: error.message, requestID: request.requestID)
        case .failure(let error): .plain(error, to: request)
        }
    }
}
