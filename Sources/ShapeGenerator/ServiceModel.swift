import Foundation

/// A published service model, reduced to facts: names, shapes, limits and errors.
struct ServiceModel: Decodable {
    var service: String
    var `protocol`: String
    var operations: [String: OperationFacts]
    var shapes: [String: ShapeFacts]
}

struct OperationFacts: Decodable {
    struct Route: Decodable {
        var method: String
        var requestUri: String
    }

    /// `none` if callers do not sign.
    var auth: String?
    var errors: [String]
    var input: String
    var output: String?
    var http: Route?
}

/// The model of one shape. Which members are set depends on `type`.
struct ShapeFacts: Decodable {
    struct Reference: Decodable {
        var shape: String
        var location: String?
        var locationName: String?
    }

    struct Failure: Decodable {
        var code: String?
        var httpStatusCode: Int
    }

    var type: String
    var members: [String: Reference]?
    var required: [String]?
    var member: Reference?
    var key: Reference?
    var value: Reference?
    var `enum`: [String]?
    var min: Int?
    var max: Int?
    var pattern: String?
    var sensitive: Bool?
    /// Of lists and maps in the query protocol.
    var flattened: Bool?
    var document: Bool?
    var exception: Bool?
    var fault: Bool?
    var error: Failure?

    /// The members in the order used in all generated tables, initializers and documents.
    var orderedMembers: [(name: String, reference: Reference)] {
        (members ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, reference: $0.value) }
    }

    func requires(_ member: String) -> Bool { required?.contains(member) ?? false }
}
