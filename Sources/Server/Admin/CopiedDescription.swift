import Kernel
import WireRuntime

/// Conversions and comparisons of the descriptions of a pool's parts.
enum CopiedDescription {
    /// A description with the members of the operations that write the part.
    static func writable(_ described: JSONObject, of part: CopiedPart) -> JSONObject {
        var written = JSONObject(described.members.filter { $0.value != .null })
        switch part {
        case .pool:
            written["PoolName"] = described["Name"]
            let attributes = described["SchemaAttributes"].map { schema($0) } ?? []
            written["Schema"] = attributes.isEmpty ? nil : .array(attributes)
        case .secondFactors:
            let isOff = described["MfaConfiguration"]?.string?.hasSameBytes(as: "OFF") ?? true
            if isOff { written = JSONObject([.init("MfaConfiguration", .string("OFF"))]) }
        case .style:
            written["ClientId"] = described["ClientId"] ?? .string("ALL")
        case .attributes, .resourceServer, .provider, .group, .client: break
        }
        return written
    }

    /// The attributes to create a pool with: custom ones by their short names, and standard ones that do not have the
    /// default rules.
    private static func schema(_ described: JSON) -> [JSON] {
        guard case .array(let all) = described else { return [] }
        return all.compactMap(\.object).compactMap { attribute in
            guard let name = attribute["Name"]?.string, !name.hasSameBytes(as: "sub") else { return nil }
            if let short = CustomAttributeName.short(name) {
                var custom = attribute
                custom["Name"] = .string(short)
                return .object(custom)
            }
            let isRequired = attribute["Required"] == .boolean(true)
            return isRequired || attribute["Mutable"] == .boolean(false) ? .object(attribute) : nil
        }
    }

    /// A line for each member that differs and that no operation changes.
    static func unchangeable(_ there: JSONObject, here: JSONObject, of part: CopiedPart) -> [String] {
        let names: [String] =
            switch part {
            case .pool: ["AliasAttributes", "UsernameAttributes", "UsernameConfiguration"]
            case .client: ["ClientSecret"]
            case .attributes, .secondFactors, .resourceServer, .provider, .group, .style: []
            }
        let differing = names.filter { name in there[name].map { !isSame($0, as: here[name]) } ?? false }
        return differing.map { name in
            let advice = part == .pool ? ", which `martlet pool schema` changes" : ""
            return "\(name): it is another here\(advice)"
        }
    }

    /// Whether both are equal, lists in any order. A missing list equals an empty one.
    private static func isSame(_ there: JSON, as here: JSON?) -> Bool {
        guard case .array(let list) = there else { return there == here }
        guard case .array(let own)? = here else { return list.isEmpty }
        return Set(list) == Set(own)
    }

    private static let secrets: Set<String> = ["client_secret", "private_key", "ClientSecret"]

    /// A description with its secrets masked.
    ///
    /// - Parameter other: The description that it is compared with; a secret that differs is shown as `another`.
    static func masked(_ description: JSONObject, unlike other: JSONObject? = nil) -> JSONObject {
        JSONObject(
            description.members.map { member -> JSONObject.Member in
                if let inner = member.value.object {
                    return .init(member.name, .object(masked(inner, unlike: other?[member.name]?.object)))
                }
                guard secrets.contains(member.name) else { return member }
                let isSame = other.map { $0[member.name] == member.value } ?? true
                return .init(member.name, .string(isSame ? "•••" : "another"))
            })
    }
}

/// The names of custom attributes as schemas list them.
enum CustomAttributeName {
    /// The name without `custom:`, or without `dev:custom:`; nil for a standard attribute.
    static func short(_ name: String) -> String? {
        for prefix in ["dev:custom:", "custom:"] where name.utf8.starts(with: prefix.utf8) {
            return String(decoding: Array(name.utf8.dropFirst(prefix.utf8.count)), as: UTF8.self)
        }
        return nil
    }
}
