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
