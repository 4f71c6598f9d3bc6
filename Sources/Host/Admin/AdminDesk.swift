import Access
import Foundation
import Kernel
import Wire
import WireModel

/// The signed calls of the admin port: what the command line asks of a running house.
///
/// Calls of the public services come through as well, so that a tool on this machine needs one address only.
struct AdminDesk: Sendable {
    private let steward: any Steward
    private let access: Access
    private let door: AWSJSONDoor

    init(house: House, configuration: Configuration) {
        steward = HouseSteward(house)
        door = house.door
        access = Access(
            keys: house.cellar.accessKeys, world: house.cellar.world, region: configuration.region,
            accountID: configuration.accountID)
    }

    /// The answer to `request`, whatever it is.
    func respond(to request: WireRequest) async -> WireResponse {
        guard let target = request.header("x-amz-target"), target.utf8.count <= 256,
            target.utf8.starts(with: Stewardship.targetPrefix.utf8)
        else {
            return await door.respond(to: request)
        }
        guard let call = Stewardship.Call(rawValue: String(target.dropFirst(Stewardship.targetPrefix.count))) else {
            return .plain(400, message: "Unknown operation", requestID: request.requestID)
        }
        do {
            _ = try await access.signature(request, Self.model(of: call))
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

    private func perform(_ call: Stewardship.Call, _ request: WireRequest) async throws -> WireResponse {
        let order = try JSONDecoder().decode(
            Stewardship.Order.self, from: Data(request.body.isEmpty ? Array("{}".utf8) : request.body))
        let encoder = JSONEncoder()
        switch call {
        case .createAccessKey:
            return .json(
                Array(
                    try encoder.encode(
                        try await steward.createAccessKey(description: order.description ?? ""))))
        case .listAccessKeys: return .json(Array(try encoder.encode(try await steward.accessKeys())))
        case .deleteAccessKey:
            try await steward.deleteAccessKey(order.id ?? "")
            return .json(Array("{}".utf8))
        case .rotateSigningKeys:
            try await steward.rotateSigningKeys(of: order.id ?? "")
            return .json(Array("{}".utf8))
        case .listPools: return .json(Array(try encoder.encode(try await steward.pools())))
        }
    }

    private static func model(of call: Stewardship.Call) -> OperationModel {
        OperationModel(name: call.rawValue, service: .userPools, signed: true, hasOutput: true, errors: [])
    }
}
