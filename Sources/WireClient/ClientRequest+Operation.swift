import Kernel
import WireRuntime

extension ClientRequest {
    /// Makes the unsigned request of the operation that takes `input`.
    init<Input: OperationInput>(_ input: Input, to origin: String) throws {
        if let prefix = Input.operation.service.targetPrefix {
            self.init(
                method: "POST", origin: origin,
                headers: [
                    ("content-type", "application/x-amz-json-1.1"),
                    ("x-amz-target", "\(prefix).\(Input.operation.name)"),
                ], body: input.jsonBytes)
        } else if let route = Input.operation.route {
            try self.init(input, along: route, to: origin)
        } else {
            throw UnsupportedProtocolError(service: Input.operation.service)
        }
    }

    /// Makes a rest-json request: each member goes to its location in the model, the others go into the body.
    private init<Input: OperationInput>(_ input: Input, along route: Route, to origin: String) throws {
        var fields = try JSONReader.read(input.jsonBytes, limits: .response).object ?? JSONObject()
        self.init(method: route.method.rawValue, origin: origin, path: route.path)
        var query: [String] = []
        for member in Input.shape.members {
            guard member.location != .body, let value = fields[member.name] else { continue }
            fields[member.name] = nil
            let text = Self.text(value)
            switch member.location {
            case .body: break
            case .path(let name):
                guard !text.isEmpty else { throw ServiceError(.validation, "\(member.name) must not be empty") }
                path = path.replacing("{\(name)}", with: PercentEncoding.encode(text.utf8))
            case .query(let name):
                query.append("\(PercentEncoding.encode(name.utf8))=\(PercentEncoding.encode(text.utf8))")
            case .header(let name): headers.append((name, text))
            }
        }
        self.query = query.joined(separator: "&")
        guard route.method == .post else { return }
        headers.append(("content-type", "application/json"))
        var json = JSONWriter()
        json.write(.object(fields))
        body = json.bytes
    }

    private static func text(_ json: JSON) -> String {
        switch json {
        case .string(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .null, .array, .object: ""
        }
    }
}
