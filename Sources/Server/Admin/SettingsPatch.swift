import Console
import Kernel
import UserPoolsModel
import WireRuntime

/// Reads settings by Cognito's operation, merges changes into them, and writes them by the operation that resets
/// missing ones.
struct SettingsPatch: Sendable {
    private let calls: OperatorCalls
    private let pool: UserPoolID

    init(_ store: AdminStore, pool: UserPoolID) {
        calls = OperatorCalls(api: store.poolOperations(inRegionOf: pool))
        self.pool = pool
    }

    /// Settings that the wire has twice: an update that gives both must give the same.
    private static let twins: [(SettingPath, SettingPath)] = [
        ("Policies.PasswordPolicy.TemporaryPasswordValidityDays", "AdminCreateUserConfig.UnusedAccountValidityDays"),
        ("LambdaConfig.PreTokenGenerationConfig", "LambdaConfig.PreTokenGeneration"),
    ]

    /// - Returns: A line for each difference.
    func pool(_ changes: String, isTrial: Bool) async throws -> [String] {
        let name = JSONObject([.init("UserPoolId", .string(pool.rawValue))])
        let described = try await call("DescribeUserPool", with: name)["UserPool"]?.object ?? JSONObject()
        let wanted = try Self.object(changes)
        let now = Self.twins.reduce(described) { settings, twin in
            if wanted.value(at: twin.0) != nil { return settings.removing(twin.1) }
            return wanted.value(at: twin.1) == nil ? settings : settings.removing(twin.0)
        }
        return try await patch(now, with: changes, by: UpdateUserPoolInput.self, name: name, isTrial: isTrial)
    }

    /// - Returns: A line for each difference.
    func client(_ client: String, changes: String, isTrial: Bool) async throws -> [String] {
        let name = JSONObject([.init("UserPoolId", .string(pool.rawValue)), .init("ClientId", .string(client))])
        let now = try await call("DescribeUserPoolClient", with: name)["UserPoolClient"]?.object ?? JSONObject()
        return try await patch(now, with: changes, by: UpdateUserPoolClientInput.self, name: name, isTrial: isTrial)
    }

    private func patch<Input: OperationInput>(
        _ now: JSONObject, with changes: String, by _: Input.Type, name: JSONObject, isTrial: Bool
    ) async throws -> [String] {
        let known = Set(Input.shape.members.map(\.name))
        let wanted = try Self.object(changes)
        if let strange = wanted.members.first(where: { !known.contains($0.name) || name[$0.name] != nil }) {
            throw InvalidInput("\(strange.name) is not a member of \(Input.operation.name).")
        }
        // Members that are described but cannot be written, such as times, are left out.
        let before = JSONObject(now.members.filter { known.contains($0.name) })
        let after = before.merging(wanted)
        let differences = Self.lines(from: before, to: after)
        guard !isTrial, !differences.isEmpty else { return differences }
        var input = after
        for member in name.members { input[member.name] = member.value }
        _ = try await call(Input.operation.name, with: input)
        return differences
    }

    private static func object(_ text: String) throws -> JSONObject {
        do {
            guard let object = try JSONReader.read(Array(text.utf8)).object else {
                throw InvalidInput("The changes are not a JSON object.")
            }
            return object
        } catch let error as JSONError { throw InvalidInput("\(error.message).") }
    }

    /// A line for each difference.
    static func lines(from before: JSONObject, to after: JSONObject) -> [String] {
        before.differences(to: after).map { "\($0.path): \(text($0.before)) -> \(text($0.after))" }
    }

    private static func text(_ json: JSON?) -> String {
        guard let json else { return "not set" }
        var writer = JSONWriter()
        writer.write(json)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func call(_ operation: String, with input: JSONObject) async throws -> JSONObject {
        do { return try await calls.call(operation, with: input) } catch { throw InvalidInput(error.message) }
    }
}
