import Console
import Kernel
import WireRuntime

/// Adds the custom attributes that a pool at another service has and this pool does not.
struct AttributesCopy: Sendable {
    private let calls: OperatorCalls
    private let pool: JSONObject

    init(_ store: AdminStore, pool: UserPoolID) {
        calls = OperatorCalls(api: store.poolOperations(inRegionOf: pool))
        self.pool = JSONObject([.init("UserPoolId", .string(pool.rawValue))])
    }

    /// - Parameters:
    ///   - described: The description of the other pool.
    ///   - isTrial: Whether the result is only reported.
    func copy(from described: JSONObject, isTrial: Bool) async throws -> CopyPoolPart.Output {
        let own: JSONObject
        do throws(OperatorCalls.RefusedError) {
            own = try await calls.call("DescribeUserPool", with: pool)["UserPool"]?.object ?? JSONObject()
        } catch { throw InvalidInput(error.message) }
        var (output, missing) = Self.compare(Self.attributes(described), with: Self.attributes(own))
        guard !missing.isEmpty else { return output }
        output.act = .change
        if !isTrial { output.refusals += try await add(missing) }
        return output
    }

    private typealias NamedAttribute = (name: String, attribute: JSONObject)

    /// - Returns: The differences, and the attributes to add.
    private static func compare(
        _ wanted: [NamedAttribute], with known: [NamedAttribute]
    ) -> (output: CopyPoolPart.Output, missing: [JSONObject]) {
        var output = CopyPoolPart.Output(act: .keep)
        var missing: [JSONObject] = []
        for (name, attribute) in wanted {
            let short = CustomAttributeName.short(name)
            if let own = known.first(where: { $0.name.hasSameBytes(as: name) }) {
                let differences = SettingsPatch.lines(
                    from: compared(own.attribute, isCustom: short != nil),
                    to: compared(attribute, isCustom: short != nil))
                guard !differences.isEmpty else { continue }
                output.refusals.append("\(name): \(differences.joined(separator: "; ")), by `martlet pool schema`")
            } else if let short {
                var custom = attribute
                custom["Name"] = .string(short)
                // An attribute that is added later cannot be required.
                custom["Required"] = nil
                missing.append(custom)
                output.differences.append("\(name): added")
            }
        }
        return (output, missing)
    }

    /// - Returns: A line for each attribute that is refused.
    private func add(_ attributes: [JSONObject]) async throws -> [String] {
        var refusals: [String] = []
        for attribute in attributes {
            var input = pool
            input["CustomAttributes"] = .array([.object(attribute)])
            do throws(OperatorCalls.RefusedError) {
                _ = try await calls.call("AddCustomAttributes", with: input)
            } catch {
                refusals.append("\(attribute["Name"]?.string ?? ""): \(error.message)")
            }
        }
        return refusals
    }

    /// The members that pools set of an attribute. The limits of standard attributes are the service's.
    private static func compared(_ attribute: JSONObject, isCustom: Bool) -> JSONObject {
        JSONObject(attribute.members.filter { isCustom || ["Required", "Mutable"].contains($0.name) })
    }

    private static func attributes(_ pool: JSONObject) -> [NamedAttribute] {
        guard case .array(let all)? = pool["SchemaAttributes"] else { return [] }
        return all.compactMap(\.object).compactMap { attribute in
            // Every pool has these two, and they cannot be changed.
            guard let name = attribute["Name"]?.string, !["sub", "identities"].contains(name) else { return nil }
            return (name, attribute)
        }
    }
}
