import Kernel
import UserPoolsModel
import Wire

/// The settings of a new pool, from the form.
struct NewPool: Sendable {
    /// What follows the first page of the form: the review of the defaults, or the page of settings.
    enum Step: String, Sendable {
        case defaults, settings
    }

    /// What users sign in with.
    enum SignIn: String, CaseIterable, Sendable {
        case username, email, phone, emailOrPhone

        fileprivate var attributes: [UsernameAttributeType]? {
            switch self {
            case .username: nil
            case .email: [.email]
            case .phone: [.phoneNumber]
            case .emailOrPhone: [.email, .phoneNumber]
            }
        }
    }

    /// The attributes that can be aliases of usernames.
    static let aliases = ["email", "phone_number", "preferred_username"]
    /// The attributes that can be verified by a code.
    static let contacts = ["email", "phone_number"]
    /// The standard attributes that a user can be required to have.
    static let requirable = [
        "address", "birthdate", "email", "family_name", "gender", "given_name", "locale", "middle_name", "name",
        "nickname", "phone_number", "picture", "preferred_username", "profile", "website", "zoneinfo",
    ]

    /// The length that passwords have at least by default.
    static let defaultPasswordLength = 8

    let name: String
    private(set) var signIn = SignIn.username
    private var aliases: [String] = []
    private var required: [String] = []
    private var verified = ["email"]
    private(set) var customs: [NewAttribute] = []
    private var distinguishesCase = false
    private var isByAdministratorOnly = false
    private(set) var minPasswordLength: Int?
    /// The name of its first app client; nil for none.
    let client: String?

    /// A pool with default settings.
    init(named name: String, client: String?) { (self.name, self.client) = (name, client) }

    /// The pool of a form that was sent.
    init(_ form: QueryParameters) {
        func ticked(_ group: String, of names: [String]) -> [String] { names.filter { form["\(group).\($0)"] != nil } }
        name = form.anyText("name") ?? ""
        client = Self.client(in: form)
        customs = NewAttribute.all(in: form)
        signIn = form["sign-in"].flatMap(SignIn.init(rawValue:)) ?? .username
        aliases = ticked("alias", of: Self.aliases)
        required = ticked("required", of: Self.requirable)
        verified = ticked("verified", of: Self.contacts)
        distinguishesCase = form["case"] != nil
        isByAdministratorOnly = form["administrators"] != nil
        minPasswordLength = form["length"].flatMap { Int($0) }
    }

    /// The name of the app client that a form asks for; nil if it asks for none.
    static func client(in form: QueryParameters) -> String? {
        form.anyText("client").flatMap { $0.utf8.isEmpty ? nil : $0 }
    }

    /// The input that creates the pool.
    var input: CreateUserPoolInput {
        let schema = required.map { SchemaAttributeType(name: $0, required: true) } + customs.compactMap(\.schema)
        return CreateUserPoolInput(
            adminCreateUserConfig: isByAdministratorOnly ? .init(allowAdminCreateUserOnly: true) : nil,
            aliasAttributes: aliases.isEmpty ? nil : aliases.map(AliasAttributeType.init(rawValue:)),
            autoVerifiedAttributes: verified.isEmpty ? nil : verified.map(VerifiedAttributeType.init(rawValue:)),
            policies: policies, poolName: name,
            schema: schema.isEmpty ? nil : schema,
            usernameAttributes: signIn.attributes,
            usernameConfiguration: UsernameConfigurationType(caseSensitive: distinguishesCase))
    }

    /// The policy of passwords. The given one replaces the default one as a whole, so it repeats what that requires.
    private var policies: UserPoolPolicyType? {
        minPasswordLength.map { length in
            UserPoolPolicyType(
                passwordPolicy: PasswordPolicyType(
                    minimumLength: length, requireLowercase: true, requireNumbers: true, requireSymbols: true,
                    requireUppercase: true))
        }
    }

    /// The fields from which `init(_:)` makes the same pool.
    var fields: [(name: String, value: String)] {
        var fields = [(name: "name", value: name), (name: "sign-in", value: signIn.rawValue)]
        for (group, names) in [("alias", aliases), ("required", required), ("verified", verified)] {
            for name in names { fields.append((name: "\(group).\(name)", value: "yes")) }
        }
        if distinguishesCase { fields.append((name: "case", value: "yes")) }
        if isByAdministratorOnly { fields.append((name: "administrators", value: "yes")) }
        if let minPasswordLength { fields.append((name: "length", value: String(minPasswordLength))) }
        if let client { fields.append((name: "client", value: client)) }
        return fields + NewAttribute.fields(of: customs)
    }

    /// The settings for the review, with what follows from them.
    func differences(_ texts: ConsoleTexts.PoolCreation) -> [Difference] {
        let needsSMS = verified.contains("phone_number") || signIn == .phone || signIn == .emailOrPhone
        let attributes = required + customs.filter { $0.schema != nil }.map { "custom:\($0.name)" }
        let rows: [(name: String, value: String, effect: String)] = [
            ("PoolName", name, ""), ("UsernameAttributes", texts.signIn(signIn), texts.permanent),
            ("AliasAttributes", listed(aliases, by: texts), aliases.isEmpty ? "" : texts.aliasEffect),
            ("UsernameConfiguration.CaseSensitive", String(distinguishesCase), texts.permanent),
            ("Schema", listed(attributes, by: texts), attributes.isEmpty ? "" : texts.permanent),
            ("AutoVerifiedAttributes", listed(verified, by: texts), needsSMS ? texts.needsSMS : ""),
            ("AdminCreateUserConfig.AllowAdminCreateUserOnly", String(isByAdministratorOnly), ""),
            ("Policies.PasswordPolicy.MinimumLength", String(minPasswordLength ?? Self.defaultPasswordLength), ""),
        ]
        return rows.map { Difference(name: $0.name, before: nil, after: $0.value, effect: $0.effect) }
    }

    private func listed(_ names: [String], by texts: ConsoleTexts.PoolCreation) -> String {
        names.isEmpty ? texts.nothing : names.joined(separator: ", ")
    }
}
