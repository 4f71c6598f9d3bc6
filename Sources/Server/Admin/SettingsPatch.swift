import Console
import Kernel
import UserPoolsModel
import WireRuntime

/// Changes some settings by an operation that resets the settings that its input lacks: reads all, merges the changes
/// into them, and writes all.
struct SettingsPatch: Sendable {
    private let calls: OperatorCalls
    private let pool: UserPoolID

    init(_ store: AdminStore, pool: UserPoolID) {
        calls = OperatorCalls(api: store.poolOperations(inRegionOf: pool))
        self.pool = pool
    }

    /// Pairs of members for one setting: an update with both must give both the same value.
    private static let twins: [(SettingPath, SettingPath)] = [
        ("Policies.PasswordPolicy.TemporaryPasswordValidityDays", "AdminCreateUserConfig.UnusedAccountValidityDays"),
        ("LambdaConfig.PreTokenGenerationConfig", "LambdaConfig.PreTokenGeneration"),
    ]

    /// - Returns: A line for each difference.
    func pool(_ changes: String, isTrial: Bool) async throws -> [String] {
        let name = JSONObject([.init("UserPoolId", .string(pool.rawValue))])
        let described = try await call("DescribeUserPool", with: name)["UserPool"]?.object ?? JSONObject()
        let changes = try Self.object(changes)
        let current = Self.twins.reduce(described) { settings, twin in
            if changes.value(at: twin.0) != nil { return settings.removing(twin.1) }
            return changes.value(at: twin.1) == nil ? settings : settings.removing(twin.0)
        }
        return try await patch(current, with: changes, by: UpdateUserPoolInput.self, name: name, isTrial: isTrial)
    }

    /// - Returns: A line for each difference.
    func client(_ client: String, changes: String, isTrial: Bool) async throws -> [String] {
        let name = JSONObject([.init("UserPoolId", .string(pool.rawValue)), .init("ClientId", .string(client))])
        let current = try await call("DescribeUserPoolClient", with: name)["UserPoolClient"]?.object ?? JSONObject()
        return try await patch(
            current, with: try Self.object(changes), by: UpdateUserPoolClientInput.self, name: name, isTrial: isTrial)
    }

    /// - Parameter name: The members that name the pool or the client, which no change may have.
    private func patch<Input: OperationInput>(
        _ current: JSONObject, with changes: JSONObject, by _: Input.Type, name: JSONObject, isTrial: Bool
    ) async throws -> [String] {
        let known = Set(Input.shape.members.map(\.name))
        if let unknown = changes.members.first(where: { !known.contains($0.name) || name[$0.name] != nil }) {
            throw InvalidInput("\(unknown.name) is not a member of \(Input.operation.name).")
        }
        // Members that are described but cannot be written, such as times, are left out.
        let before = JSONObject(current.members.filter { known.contains($0.name) })
        let after = before.merging(changes)
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
