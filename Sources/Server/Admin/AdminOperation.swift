import AccessControl
import Directory
import Foundation
import Kernel
import Wire
import WireRuntime

/// An operation of the admin port. Its caller is an administrator, and its request is signed.
struct AdminOperation: Sendable {
    let call: AdminProtocol.Call
    /// Reads the body, performs the operation and writes the result.
    let perform: @Sendable (_ body: [UInt8]) async throws -> [UInt8]

    init<Output: Encodable & SendableMetatype>(
        _ call: AdminProtocol.Call, _ perform: @escaping @Sendable (AdminProtocol.Arguments) async throws -> Output
    ) {
        self.call = call
        self.perform = { body in
            let body = body.isEmpty ? Array("{}".utf8) : body
            let arguments = try JSONDecoder().decode(AdminProtocol.Arguments.self, from: Data(body))
            return Array(try JSONEncoder().encode(try await perform(arguments)))
        }
    }

    /// Every operation of the admin port.
    static func all(of admin: any AdminClient) -> [AdminOperation] {
        [
            AdminOperation(.createAccessKey) { try await admin.createAccessKey(description: $0.description ?? "") },
            AdminOperation(.listAccessKeys) { _ in try await admin.accessKeys() },
            AdminOperation(.deleteAccessKey) {
                try await admin.deleteAccessKey($0.id ?? "")
                return AdminProtocol.NoResult()
            },
            AdminOperation(.rotateSigningKeys) {
                try await admin.rotateSigningKeys(of: noted($0.id), atOnce: $0.atOnce ?? false)
                return AdminProtocol.NoResult()
            },
            AdminOperation(.listPools) { _ in try await admin.pools() },
            AdminOperation(.createRecoveryCodes) {
                try await admin.createRecoveryCodes(for: $0.username ?? "", in: noted($0.pool))
            },
            AdminOperation(.getRecoveryCodeCount) {
                try await admin.countRecoveryCodes(of: $0.username ?? "", in: noted($0.pool))
            },
            AdminOperation(.resetSecondFactors) {
                try await admin.resetSecondFactors(of: $0.username ?? "", in: noted($0.pool))
                return AdminProtocol.NoResult()
            },
            AdminOperation(.getWrongCodeCount) {
                try await admin.countWrongCodes(of: $0.username ?? "", in: noted($0.pool))
            },
            AdminOperation(.unlockUser) {
                try await admin.unlock($0.username ?? "", in: noted($0.pool))
                return AdminProtocol.NoResult()
            },
        ] + clientOperations(of: admin) + poolOperations(of: admin) + providerOperations(of: admin)
            + roleOperations(of: admin) + triggerOperations(of: admin) + syncOperations(of: admin)
    }

    /// Notes the pool that a call names. The log takes no text that could be anything.
    static func noted(_ id: String?) -> String {
        let pool = UserPoolID(rawValue: id ?? "")
        if pool.isPlausible { AuditContext.note(pool) }
        return pool.rawValue
    }
}

extension AdminOperation: FramedOperation {
    var name: String { call.rawValue }

    /// For the signature and the translation of errors.
    var model: OperationModel {
        OperationModel(
            name: name, service: .userPools, signed: true, hasOutput: true,
            errors: [.invalidParameter, .resourceNotFound])
    }

    func failure(_ error: any Error) -> ServiceError {
        guard error is DecodingError else { return model.failure(error) }
        return ServiceError(.serialization, "The body is not what this call is given.", cause: error)
    }

    func recorded(_ failure: ServiceError) -> ErrorRecord {
        var record = model.recorded(failure)
        record.status = Self.status(of: failure)
        return record
    }

    /// 403 for a signature that is not good, because the admin port speaks no AWS protocol; else the error's own.
    static func status(of failure: ServiceError) -> Int {
        switch failure.code {
        case .incompleteSignature, .invalidSignature, .missingAuthenticationToken, .unrecognizedClient: 403
        default: failure.code.status(in: .userPools)
        }
    }
}
