/// The AWS protocols that share the path `/`, each with the tables of its services.
package struct AWSProtocols: Sendable {
    private let json: AWSJSONProtocol
    private let query: QueryProtocol

    /// Serves `tables`, each in the protocol of its service.
    package init(_ tables: [OperationTable]) {
        json = AWSJSONProtocol(tables)
        query = QueryProtocol(tables)
    }

    /// The response to any request.
    package func respond(to request: WireRequest) async -> WireResponse {
        QueryProtocol.speaks(request) ? await query.respond(to: request) : await json.respond(to: request)
    }
}

extension QueryProtocol {
    /// Whether `request` is in this protocol: a form, or a query with an action, without the header that names an
    /// operation of aws-json.
    package static func speaks(_ request: WireRequest) -> Bool {
        guard ["POST", "GET"].contains(request.method), request.values(of: "x-amz-target").isEmpty else { return false }
        if request.method == "POST", MediaType.isForm(request) { return true }
        return request.query.utf8.split(separator: UInt8(ascii: "&")).contains { $0.starts(with: "Action=".utf8) }
    }
}
