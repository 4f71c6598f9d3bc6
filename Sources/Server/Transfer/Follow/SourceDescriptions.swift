import Directory
import Federation
import Kernel
import WireRuntime

/// The descriptions of a followed pool, as the other service gives them.
struct SourceDescriptions: Sendable {
    /// A part, and its description as JSON.
    struct Part: Sendable {
        let kind: CopiedPart
        let name: String
        let text: String
    }

    /// The parts, in the order in which they are written.
    private(set) var parts: [Part] = []
    /// What cannot be read or copied, and why.
    private(set) var left: [FollowReport.Left] = []
    /// About how many users the pool has.
    private(set) var userCount = 0
    /// Whether users may have second factors.
    private(set) var asksForSecondFactors = false
    private(set) var hasGroups = false
    /// The groups that the service has created for providers.
    private(set) var providerGroups: Set<String> = []
    /// The flow by which passwords are verified.
    private(set) var flow = PoolSource.Flow.password
    private(set) var clientSecret: String?

    /// Whether the service has the operation that shows the style of pages.
    private var showsStyles = true
    private let reader: SourceReader
    private let file: SourceFile
    private let pool: JSONObject

    private init(_ file: SourceFile, reader: SourceReader) {
        (self.reader, self.file) = (reader, file)
        pool = JSONObject([.init("UserPoolId", .string(file.pool))])
    }

    /// Reads all but the users.
    ///
    /// - Throws: `SourceError`, and `ConfigurationError` if the client there permits no flow that verifies a password.
    static func read(_ file: SourceFile, by reader: SourceReader) async throws -> SourceDescriptions {
        var descriptions = SourceDescriptions(file, reader: reader)
        try await descriptions.readPool()
        try await descriptions.readResourceServers()
        try await descriptions.readProviders()
        try await descriptions.readGroups()
        try await descriptions.readClients()
        descriptions.parts.sort { $0.kind.order < $1.kind.order }
        return descriptions
    }

    private mutating func readPool() async throws {
        let described = try await reader.call("DescribeUserPool", with: pool)["UserPool"]?.object ?? JSONObject()
        add(.pool, named: described["Name"]?.string ?? file.pool, as: described)
        add(.attributes, named: "of the schema", as: described)
        if case .integer(let count)? = described["EstimatedNumberOfUsers"] { userCount = Int(clamping: count) }
        for name in ["Domain", "CustomDomain"] {
            guard let domain = described[name]?.string else { continue }
            left.append(.init(what: "domain \(domain)", reason: "addresses are this server's own: create one here"))
        }
        let mode = described["MfaConfiguration"]?.string ?? "OFF"
        asksForSecondFactors = !mode.hasSameBytes(as: "OFF")
        if let factors = try await optional("GetUserPoolMfaConfig", as: "second factors of the pool") {
            add(.secondFactors, named: "of the pool", as: factors)
        }
        try await readStyle(of: "ALL")
        left += FollowReport.Left.always
        if asksForSecondFactors { left.append(.authenticatorApps) }
    }

    /// Reads the style of a client's pages. Some services lack the operation: after the first error no style is read.
    private mutating func readStyle(of client: String) async throws {
        guard showsStyles else { return }
        var input = pool
        input["ClientId"] = .string(client)
        guard let output = try? await reader.call("GetUICustomization", with: input, tries: 4) else {
            left.append(.init(what: "style of pages", reason: "it cannot be read there"))
            showsStyles = false
            return
        }
        guard let style = output["UICustomization"]?.object, style["ClientId"]?.string == client else { return }
        if style["CSS"]?.string?.isEmpty == false { add(.style, named: client, as: style) }
        if style["ImageUrl"]?.string != nil {
            left.append(.init(what: "logo of \(client)", reason: "no API shows it: upload it here"))
        }
    }

    private mutating func readResourceServers() async throws {
        let servers = SourceReader.Listing(
            operation: "ListResourceServers", list: "ResourceServers", limit: ("MaxResults", 50))
        for server in try await listed(servers, as: "resource servers") {
            add(.resourceServer, named: server["Identifier"]?.string ?? "", as: server)
        }
    }

    private mutating func readProviders() async throws {
        let providers = SourceReader.Listing(
            operation: "ListIdentityProviders", list: "Providers", limit: ("MaxResults", 60))
        for listed in try await listed(providers, as: "providers") {
            let name = listed["ProviderName"]?.string ?? ""
            var input = pool
            input["ProviderName"] = .string(name)
            guard let output = try await optional("DescribeIdentityProvider", with: input, as: "provider \(name)"),
                let provider = output["IdentityProvider"]?.object
            else { continue }
            providerGroups.insert("\(file.pool)_\(name)")
            add(.provider, named: name, as: provider)
        }
    }

    private mutating func readGroups() async throws {
        let groups = SourceReader.Listing(operation: "ListGroups", list: "Groups")
        for group in try await reader.all(groups, with: pool) {
            let name = group["GroupName"]?.string ?? ""
            guard !providerGroups.contains(name) else { continue }
            hasGroups = true
            add(.group, named: name, as: group)
        }
    }

    private mutating func readClients() async throws {
        let clients = SourceReader.Listing(
            operation: "ListUserPoolClients", list: "UserPoolClients", limit: ("MaxResults", 60))
        var isKnown = false
        for listed in try await reader.all(clients, with: pool) {
            var input = pool
            input["ClientId"] = listed["ClientId"]
            let output = try await reader.call("DescribeUserPoolClient", with: input)
            guard let client = output["UserPoolClient"]?.object, let id = client["ClientId"]?.string else { continue }
            add(.client, named: id, as: client)
            try await readStyle(of: id)
            guard id.hasSameBytes(as: file.client) else { continue }
            isKnown = true
            clientSecret = client["ClientSecret"]?.string
            flow = try Self.flow(of: client)
        }
        guard isKnown else { throw ConfigurationError("the pool there has no client \(file.client)") }
        guard flow != .adminPassword || file.key.sessionToken == nil else {
            throw ConfigurationError(
                "the client there permits ADMIN_USER_PASSWORD_AUTH alone, for which a key is kept: "
                    + "give one without a session-token")
        }
    }

    /// The flow by which passwords are verified through a client.
    private static func flow(of client: JSONObject) throws(ConfigurationError) -> PoolSource.Flow {
        guard case .array(let listed)? = client["ExplicitAuthFlows"], !listed.isEmpty else { return .srp }
        let flows = Set(listed.compactMap(\.string))
        if !flows.isDisjoint(with: ["ALLOW_USER_PASSWORD_AUTH", "USER_PASSWORD_AUTH"]) { return .password }
        if flows.contains("ALLOW_USER_SRP_AUTH") { return .srp }
        if !flows.isDisjoint(with: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH"]) { return .adminPassword }
        if !flows.isDisjoint(with: ["ALLOW_CUSTOM_AUTH", "CUSTOM_AUTH_FLOW_ONLY"]) { return .custom }
        throw ConfigurationError("the client there permits no flow that proves a password")
    }

    private mutating func add(_ kind: CopiedPart, named name: String, as described: JSONObject) {
        var json = JSONWriter()
        json.write(.object(described))
        parts.append(Part(kind: kind, name: name, text: String(decoding: json.bytes, as: UTF8.self)))
    }

    /// A list; if it cannot be read, it is reported as left, and empty.
    private mutating func listed(_ listing: SourceReader.Listing, as what: String) async throws -> [JSONObject] {
        do { return try await reader.all(listing, with: pool) } catch let error as SourceError
            where !error.isTransient
        {
            left.append(.init(what: what, reason: "they cannot be read there: \(error.code)"))
            return []
        }
    }

    /// The output of an operation; if it is refused, what it describes is reported as left.
    private mutating func optional(
        _ operation: String, with input: JSONObject? = nil, as what: String
    ) async throws -> JSONObject? {
        do { return try await reader.call(operation, with: input ?? pool) } catch let error as SourceError
            where !error.isTransient
        {
            left.append(.init(what: what, reason: "it cannot be read there: \(error.code)"))
            return nil
        }
    }
}
