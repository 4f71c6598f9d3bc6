import Testing
import WireRuntime

@testable import Console

/// The role of import jobs for which no other was chosen.
struct ImportRoleTests {
    private static let arn = "arn:aws:iam::123456789012:role/Cognito-UserImport-Role"

    /// The calls that find or make the role, if these are refused with these codes.
    private func calls(refusing refused: [String: ErrorCode]) async throws -> [String] {
        var calls: [String] = []
        let arn = try await ImportRole.findOrMake { (call: PlannedCall) in
            calls.append(call.name)
            if let code = refused[call.name] { throw ServiceError(code, "Refused.") }
            guard ["GetRole", "CreateRole"].contains(call.name) else { return JSONObject() }
            return JSONObject([.init("Role", .object(JSONObject([.init("Arn", .string(Self.arn))])))])
        }
        #expect(arn == Self.arn)
        return calls
    }

    @Test func `a missing role is created with its policy`() async throws {
        let calls = try await calls(refusing: ["GetRole": .noSuchEntity])
        #expect(calls == ["GetRole", "CreateRole", "PutRolePolicy"])
    }

    @Test func `a role that never got its policy gets it`() async throws {
        let calls = try await calls(refusing: ["GetRolePolicy": .noSuchEntity])
        #expect(calls == ["GetRole", "GetRolePolicy", "PutRolePolicy"])
    }

    @Test func `a complete role is used as it is, also by an operator who may not read its policy`() async throws {
        #expect(try await calls(refusing: [:]) == ["GetRole", "GetRolePolicy"])
        #expect(try await calls(refusing: ["GetRolePolicy": .accessDenied]) == ["GetRole", "GetRolePolicy"])
    }
}
