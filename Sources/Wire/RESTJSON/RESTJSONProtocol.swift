import Kernel
package import WireRuntime

/// The protocol rest-json: a method and a path for each operation, JSON in the bodies.
///
/// The model defines which members are in the path, in the query and in headers. The paths are routes for any router,
/// so the protocol does not depend on an HTTP server.
package struct RESTJSONProtocol: Sendable {
    private let tables: [OperationTable]
    private let limits: JSONReader.Limits

    /// Serves the operations of `tables` whose models have a route.
    package init(_ tables: [OperationTable], limits: JSONReader.Limits = JSONReader.Limits()) {
        (self.tables, self.limits) = (tables, limits)
    }

    /// A route for each operation of the models, built or not, and one for the preflights of each path.
    package var routes: [PathRoute] { tables.flatMap { calls(of: $0) + Self.preflights(of: $0) } }

    private func calls(of table: OperationTable) -> [PathRoute] {
        table.routes.map { name, route in
            PathRoute(route.method.rawValue, pattern: route.path) { request, parameters in
                await respond(to: request, parameters: parameters, name: name, table: table)
            }
        }
    }

    private static func preflights(of table: OperationTable) -> [PathRoute] {
        let byPath = Dictionary(grouping: table.routes.map(\.route), by: \.path)
        return byPath.sorted { $0.key < $1.key }.map { path, routes in
            .preflight(path, methods: (routes.map(\.method.rawValue).sorted() + ["OPTIONS"]).joined(separator: ","))
        }
    }

    private func respond(
        to request: WireRequest, parameters: PathParameters, name: String, table: OperationTable
    ) async -> WireResponse {
        let limits = limits
        let result = await table.run(name, to: request) { request, shape in
            try RESTJSONReader.document(request, path: parameters, as: shape, within: limits)
        }
        return switch result {
        case .success(let output): .success(output.body, to: request, type: Self.contentType)
        case .failure(let error): .refused(error, to: request, in: table.service, type: Self.contentType)
        }
    }

    private static let contentType = "application/json"
}
