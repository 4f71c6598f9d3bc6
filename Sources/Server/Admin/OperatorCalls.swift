import Kernel
import Wire
import WireRuntime

/// Calls of Cognito's operations in this process, as the operator.
struct OperatorCalls: Sendable {
    let api: AWSProtocols

    /// The refusal of an operation.
    struct RefusedError: Error {
        let isMissing: Bool
        let message: String
    }

    /// - Throws: `RefusedError`.
    func call(_ operation: String, with input: JSONObject) async throws(RefusedError) -> JSONObject {
        var writer = JSONWriter()
        writer.write(.object(input))
        let response = await api.respond(
            to: WireRequest(
                headers: [
                    ("Content-Type", "application/x-amz-json-1.1"),
                    ("X-Amz-Target", "AWSCognitoIdentityProviderService.\(operation)"),
                ], body: writer.bytes))
        let output = (try? JSONReader.read(response.body, limits: .trusted))?.object ?? JSONObject()
        guard response.status == 200 else {
            throw RefusedError(
                isMissing: output["__type"]?.string?.hasSameBytes(as: "ResourceNotFoundException") == true,
                message: output["message"]?.string ?? "\(operation) is refused with status \(response.status).")
        }
        return output
    }
}
