import WireRuntime

/// The JSON document in the body of a request.
enum JSONBody {
    /// The object in the body; an empty one without a body.
    ///
    /// - Throws: `ServiceError` if the body is not JSON in UTF-8, exceeds the limits, or is not an object.
    static func document(of request: WireRequest, _ limits: JSONReader.Limits) throws -> JSONObject {
        guard MediaType.isJSON(request) else {
            throw ServiceError(.unsupportedMediaType, "The body must be JSON in UTF-8, sent as it is")
        }
        guard !request.body.isEmpty else { return JSONObject() }
        let json: JSON
        do throws(JSONError) { json = try JSONReader.read(request.body, limits: limits) } catch {
            throw ServiceError(code(for: error), error.message, cause: error)
        }
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, wanted: "Object") }
        return fields
    }

    private static func code(for fault: JSONError) -> ErrorCode {
        switch fault {
        case .tooLong: .requestEntityTooLarge
        // The JSON is valid; one of its values is not allowed.
        case .marks: .invalidParameter
        default: .serialization
        }
    }
}
