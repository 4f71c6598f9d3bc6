import Console
import Kernel
import WireRuntime

/// Adds the custom attributes that a pool at another service has and this one has not.
struct AttributesCopy: Sendable {
    private let calls: OperatorCalls
    private let pool: JSONObject

    init(_ store: AdminStore, pool: UserPoolID) {
        calls = OperatorCalls(api: store.poolOperations(inRegionOf: pool))
        self.pool = JSONObject([.init("UserPoolId", .string(pool.rawValue))])
    }

    /// - Parameter there: The description of the pool there.
    func copy(there: JSONObject, isTrial: Bool) async throws -> CopyPoolPart.Output {
        let here: JSONObject
        do throws(OperatorCalls.RefusedError) {
            here = try await calls.call("DescribeUserPool", with: pool)["UserPool"]?.object ?? JSONObject()
        } catch { throw InvalidInput(error.message) }
        let known = Self.attributes(here)
        var output = CopyPoolPart.Output(act: .keep)
        var added: [JSON] = []
        for (name, attribute) in Self.attributes(there) {
            if let own = known.first(where: { $0.name.hasSameBytes(as: name) }) {
                let isCustom = CustomAttributeName.short(name) != nil
                let differs = SettingsPatch.lines(
                    from: Self.compared(own.attribute, isCustom: isCustom),
                    to: Self.compared(attribute, isCustom: isCustom))
                if !differs.isEmpty {
                    output.refusals.append("\(name): \(differs.joined(separator: "; ")), by `martlet pool schema`")
                }
            } else if let short = CustomAttributeName.short(name) {
                var custom = attribute
                custom["Name"] = .string(short)
                // What is required is so at creation alone.
                custom["Required"] = nil
                added.append(.object(custom))
                output.differences.append("\(name): added")
            }
        }
        guard !added.isEmpty else { return output }
        output.act = .change
        guard !isTrial else { return output }
        for attribute in added {
            var input = pool
            input["CustomAttributes"] = .array([attribute])
            do throws(OperatorCalls.RefusedError) {
                _ = try await calls.call("AddCustomAttributes", with: input)
            } catch {
                output.refusals.append("\(attribute.object?["Name"]?.string ?? ""): \(error.message)")
            }
        }
        return output
    }

    /// What pools set of an attribute. Limits of standard ones are the service's.
    private static func compared(_ attribute: JSONObject, isCustom: Bool) -> JSONObject {
        JSONObject(attribute.members.filter { isCustom || ["Required", "Mutable"].contains($0.name) })
    }

    private static func attributes(_ pool: JSONObject) -> [(name: String, attribute: JSONObject)] {
        guard case .array(let all)? = pool["SchemaAttributes"] else { return [] }
        return all.compactMap(\.object).compactMap { attribute in
            // Both are the service's own everywhere.
            guard let name = attribute["Name"]?.string, !["sub", "identities"].contains(name) else { return nil }
            return (name, attribute)
        }
    }
}
