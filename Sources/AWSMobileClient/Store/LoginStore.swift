import Kernel
import WireRuntime

/// The record of the sign-in in a store, under the names of the iOS SDK.
struct LoginStore: Sendable {
    let store: any TokenStore
    let service: String
    /// The service of the iOS SDK, whose name has the description of an optional in it. It is read and erased.
    let formerService: String

    /// - Parameter app: The app's bundle identifier or program name; it begins the name of the service.
    init(_ store: any TokenStore, app: String) {
        self.store = store
        service = "\(app).AWSMobileClient"
        formerService = "Optional(\"\(app)\").AWSMobileClient"
    }

    /// Reads the record; an empty one if there is none.
    func load() throws -> LoginRecord {
        let entries = try store.entries(of: service)
        return LoginRecord(entries: entries.isEmpty ? try store.entries(of: formerService) : entries)
    }

    /// Replaces the record.
    func save(_ record: LoginRecord) throws {
        try store.change(service) { $0 = record.entries }
        try eraseFormer()
    }

    /// Removes the record.
    func erase() throws {
        if try !store.entries(of: service).isEmpty { try store.change(service) { $0 = [:] } }
        try eraseFormer()
    }

    private func eraseFormer() throws {
        guard try !store.entries(of: formerService).isEmpty else { return }
        try store.change(formerService) { $0 = [:] }
    }
}

extension LoginRecord {
    /// Reads the entries of a store. Entries that cannot be read are treated as missing.
    init(entries: [String: String]) {
        kind = entries["federationProvider"].flatMap(FederationProvider.init) ?? .none
        logins = (Self.texts(entries["loginsMap"]) ?? [:]).mapValues(Secret.init)
        customRoleARN = entries["customRoleArn"]
        isFederationDisabled = entries["federationDisabled"] == "true"
        scopes = entries["hostedUIOptionsScopes"].map { $0.split(separator: " ").map(String.init) }
        for endpoint in HostedEndpoint.allCases {
            queryParameters[endpoint] = Self.texts(entries[endpoint.entry])
        }
        // A store of older versions has logins without the kind of the sign-in.
        if kind == .none, !logins.isEmpty { kind = .oidcFederation }
    }

    /// The record as entries of a store.
    var entries: [String: String] {
        var entries = ["federationProvider": kind.rawValue]
        if !logins.isEmpty { entries["loginsMap"] = Self.text(logins.mapValues(\.exposed)) }
        entries["customRoleArn"] = customRoleARN
        entries["federationDisabled"] = isFederationDisabled ? "true" : nil
        entries["hostedUIOptionsScopes"] = scopes?.joined(separator: " ")
        for (endpoint, parameters) in queryParameters { entries[endpoint.entry] = Self.text(parameters) }
        return entries
    }

    private static func text(_ values: [String: String]) -> String {
        var json = JSONWriter()
        json.write(.object(JSONObject(values.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })))
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func texts(_ text: String?) -> [String: String]? {
        guard let text, let object = (try? JSONReader.read(Array(text.utf8), limits: .trusted))?.object else {
            return nil
        }
        return object.members.reduce(into: [:]) { $0[$1.name] = $1.value.string }
    }
}

extension LoginRecord.HostedEndpoint {
    /// The name of the entry with the endpoint's query parameters.
    fileprivate var entry: String { "\(rawValue.prefix(1).lowercased())\(rawValue.dropFirst())URIQueryParameters" }
}
