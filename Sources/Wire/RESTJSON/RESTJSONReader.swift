import Kernel
import WireRuntime

/// Reads a request of rest-json as the document that a shape describes.
///
/// A member has one source: the body cannot override the path, so the resource that policies decide about is the one in
/// the path. Members that a shape does not have are ignored, like unknown members of JSON.
enum RESTJSONReader {
    /// More than clients send.
    private static let maxQueryItems = 250

    /// The document of `shape` in a request.
    ///
    /// - Parameter path: The parameters of the path, decoded.
    /// - Throws: `ServiceError` if a value is repeated or of another type, or the query or the body is malformed.
    static func document(
        _ request: WireRequest, path: PathParameters, as shape: StructureShape, within limits: JSONReader.Limits
    ) throws -> JSONObject {
        let hasBody = shape.members.contains { $0.location == .body }
        let body = hasBody ? try JSONBody.document(of: request, within: limits) : JSONObject()
        let query = try query(of: request)
        var members: [JSONObject.Member] = []
        for member in shape.members {
            let value: JSON? =
                switch member.location {
                case .body: body[member.name]
                case .path(let name): try text(path[name].map { [$0] } ?? [], name: name, shape: member.shape)
                case .query(let name):
                    try text(
                        query.filter { $0.name.hasSameBytes(as: name) }.map(\.value), name: name, shape: member.shape)
                case .header(let name): try text(request.values(of: name), name: name, shape: member.shape)
                }
            if let value { members.append(.init(member.name, value)) }
        }
        return JSONObject(members)
    }

    private static func query(of request: WireRequest) throws(ServiceError) -> [(name: String, value: String)] {
        let pairs = QueryParameters.pairs(
            in: Array(request.query.utf8), plusSign: .literal, max: maxQueryItems)
        guard let pairs else {
            throw ServiceError(
                .serialization, "The query is malformed, or has more than \(maxQueryItems) parameters.")
        }
        return pairs
    }

    /// The value of a member that is sent as text; nil if it is missing.
    private static func text(_ values: [String], name: String, shape: Shape) throws(ServiceError) -> JSON? {
        guard let value = values.first else { return nil }
        guard values.count == 1 else { throw .repeated(name) }
        return try QueryReader.json(QueryForm.Parameter(path: [name], value: value), shape: shape)
    }
}
