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
        case "POST": await answer(request)
        case "OPTIONS": CrossOrigin.preflight(request)
        default:
            .refused(ServiceError(.unknownOperation, "Use POST"), to: request, status: 405, also: [("Allow", "POST")])
        }
    }

    private func answer(_ request: WireRequest) async -> WireResponse {
        guard let (table, name) = target(of: request) else {
            return .refused(ServiceError(.unknownOperation, "Unknown operation"), to: request)
        }
        let limits = limits
        let result = await table.run(name, to: request) { request, _ in try JSONBody.document(of: request, limits) }
        return switch result {
        case .success(let answer): .answered(answer.body, to: request)
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
