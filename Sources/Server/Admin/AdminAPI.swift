import AccessControl
import Foundation
import Kernel
import Wire
import WireModel

/// The signed calls of the admin port, which the command line makes to a running server.
///
/// The operations of the public port are available here too, so that a tool on this machine needs only one address.
struct AdminAPI: Sendable {
    private let admin: any AdminClient
    private let signatures: SignatureAuthentication
    private let api: AWSJSONProtocol

    init(server: MartletServer, configuration: Configuration) {
        admin = LocalAdminClient(server)
        api = server.api
        signatures = SignatureAuthentication(
            keys: server.store.accessKeys, world: server.store.world, region: configuration.region,
            accountID: configuration.accountID)
    }

    /// The response to any request, errors included.
    func respond(to request: WireRequest) async -> WireResponse {
        guard let target = request.header("x-amz-target"), target.utf8.count <= 256,
            target.utf8.starts(with: AdminProtocol.targetPrefix.utf8)
        else {
            return await api.respond(to: request)
        }
        guard let call = AdminProtocol.Call(rawValue: String(target.dropFirst(AdminProtocol.targetPrefix.count))) else {
            return .plain(400, message: "Unknown operation", requestID: request.requestID)
        }
        do {
            _ = try await signatures.signature(request, Self.model(of: call))
            return try await perform(call, request)
        } catch let error as ServiceError {
            return .plain(403, message: error.message, requestID: request.requestID)
        } catch let refusal as Refusal {
            return .plain(400, message: refusal.message, requestID: request.requestID)
        } catch is DecodingError {
            return .plain(400, message: "The body is not what this call is given.", requestID: request.requestID)
        } catch {
            return .plain(500, message: "Internal server error", requestID: request.requestID)
        }
    }

    private func perform(_ call: AdminProtocol.Call, _ request: WireRequest) async throws -> WireResponse {
        let arguments = try JSONDecoder().decode(
            AdminProtocol.Arguments.self, from: Data(request.body.isEmpty ? Array("{}".utf8) : request.body))
        let encoder = JSONEncoder()
        switch call {
        case .createAccessKey:
            return .json(
                Array(
                    try encoder.encode(
                        try await admin.createAccessKey(description: arguments.description ?? ""))))
        case .listAccessKeys: return .json(Array(try encoder.encode(try await admin.accessKeys())))
        case .deleteAccessKey:
            try await admin.deleteAccessKey(arguments.id ?? "")
            return .json(Array("{}".utf8))
        case .rotateSigningKeys:
            try await admin.rotateSigningKeys(of: arguments.id ?? "")
            return .json(Array("{}".utf8))
        case .listPools: return .json(Array(try encoder.encode(try await admin.pools())))
        }
    }

    private static func model(of call: AdminProtocol.Call) -> OperationModel {
        OperationModel(name: call.rawValue, service: .userPools, signed: true, hasOutput: true, errors: [])
    }
}
