import AccessControl
import Kernel
import Wire
import WireRuntime

/// The signed calls of the admin port, which the command line makes to a running server.
///
/// The operations of the public port are available here too, so that a tool on this machine needs only one address.
struct AdminAPI: Sendable {
    private let store: AdminStore
    private let signatures: SignatureAuthentication
    private let api: AWSProtocols
    private let frame: RequestFrame

    init(server: MartletServer, configuration: Configuration) {
        store = AdminStore(server, configuration: configuration)
        api = server.api
        frame = server.frame
        // No policy opens the commands of the admin port.
        signatures = SignatureAuthentication(configuration, on: server.store, principals: nil)
    }

    /// The response to any request: to a command, or to an operation of the public port.
    func respond(to request: WireRequest) async -> WireResponse {
        guard let target = request.header("x-amz-target"), target.utf8.count <= 256,
            target.utf8.starts(with: AdminProtocol.targetPrefix.utf8)
        else {
            return await api.respond(to: request)
        }
        guard let command = AdminCommands.byName[String(target.dropFirst(AdminProtocol.targetPrefix.count))] else {
            let error = ServiceError(.unknownOperation, "Unknown operation")
            return Self.response(
                refusing: request, with: frame.refuse(error, to: request, as: .unknown(to: .userPools)))
        }
        let operation = AdminOperation(command: command)
        let result = await frame.run(
            request, as: operation, signer: { try await signatures.signer(of: request, for: operation.model) }
        ) { context in
            context.call.note(input: .unmodelled(request.body))
            return try await command.respond(to: request.body, on: store.serving(context.iamCaller?.arn))
        }
        return switch result {
        case .success(let body): .json(body)
        case .failure(let error): Self.response(refusing: request, with: error)
        }
    }

    private static func response(refusing request: WireRequest, with error: ServiceError) -> WireResponse {
        .plain(AdminOperation.status(of: error), message: error.message, requestID: request.requestID)
    }
}
