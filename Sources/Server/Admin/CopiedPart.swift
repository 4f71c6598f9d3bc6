import UserPoolsModel
import WireRuntime

/// The parts of a pool that are copied from another service, in the order in which they are created.
package enum CopiedPart: String, Codable, CaseIterable, Sendable {
    case pool
    case attributes
    case secondFactors = "second-factors"
    case resourceServer = "resource-server"
    case provider
    case group
    case client
    case style

    /// The position among the parts.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The operations by which a part is read and written here.
struct CopiedShape: Sendable {
    /// An operation that writes, and the members of its input.
    struct Writing: Sendable {
        let operation: String
        let members: Set<String>

        init<Input: OperationInput>(_: Input.Type) {
            operation = Input.operation.name
            members = Set(Input.shape.members.map(\.name))
        }
    }

    let describe: String
    /// The member of the response that is the description; nil for the response itself.
    let response: String?
    /// The members that name the part in its pool.
    let keys: [String]
    /// Nil if each pool has the part.
    let create: Writing?
    let update: Writing
    /// The members that the part is created with; nil for all. The others follow by an update, so that a refused member
    /// does not prevent the creation.
    let essential: Set<String>?
    /// Members that are not copied with this part.
    let excluded: Set<String>

    private init<Update: OperationInput>(
        _ describe: String, response: String?, keys: [String], create: Writing?, update: Update.Type,
        essential: Set<String>? = nil, excluded: Set<String> = []
    ) {
        (self.describe, self.response, self.keys, self.create) = (describe, response, keys, create)
        (self.update, self.essential, self.excluded) = (Writing(update), essential, excluded)
    }

    static let pool = CopiedShape(
        "DescribeUserPool", response: "UserPool", keys: [], create: Writing(CreateUserPoolInput.self),
        update: UpdateUserPoolInput.self,
        essential: ["PoolName", "Schema", "AliasAttributes", "UsernameAttributes", "UsernameConfiguration"],
        excluded: ["MfaConfiguration"])
    static let secondFactors = CopiedShape(
        "GetUserPoolMfaConfig", response: nil, keys: [], create: nil, update: SetUserPoolMfaConfigInput.self,
        excluded: ["WebAuthnConfiguration"])
    static let resourceServer = CopiedShape(
        "DescribeResourceServer", response: "ResourceServer", keys: ["Identifier"],
        create: Writing(CreateResourceServerInput.self), update: UpdateResourceServerInput.self)
    static let provider = CopiedShape(
        "DescribeIdentityProvider", response: "IdentityProvider", keys: ["ProviderName"],
        create: Writing(CreateIdentityProviderInput.self), update: UpdateIdentityProviderInput.self)
    static let group = CopiedShape(
        "GetGroup", response: "Group", keys: ["GroupName"], create: Writing(CreateGroupInput.self),
        update: UpdateGroupInput.self)
    static let client = CopiedShape(
        "DescribeUserPoolClient", response: "UserPoolClient", keys: ["ClientId"],
        create: Writing(CreateUserPoolClientInput.self), update: UpdateUserPoolClientInput.self,
        essential: ["ClientName", "ClientSecret"])
    static let style = CopiedShape(
        "GetUICustomization", response: "UICustomization", keys: ["ClientId"], create: nil,
        update: SetUICustomizationInput.self, excluded: ["ImageFile"])

    /// Nil for the attributes, which are added one by one.
    init?(of part: CopiedPart) {
        switch part {
        case .pool: self = .pool
        case .secondFactors: self = .secondFactors
        case .resourceServer: self = .resourceServer
        case .provider: self = .provider
        case .group: self = .group
        case .client: self = .client
        case .style: self = .style
        case .attributes: return nil
        }
    }
}
