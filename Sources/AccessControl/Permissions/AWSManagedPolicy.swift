import Kernel
import Wire

/// The managed policies of the guide, which exist in every account under `arn:aws:iam::aws:policy/` (PERM-MGD). They
/// are part of the program, not of the store, so that they match the operations of its version.
enum AWSManagedPolicy: String, CaseIterable, Sendable {
    case developerAuthenticatedIdentities = "AmazonCognitoDeveloperAuthenticatedIdentities"
    case powerUser = "AmazonCognitoPowerUser"
    case readOnly = "AmazonCognitoReadOnly"

    /// The account in ARNs of these policies.
    static let account = "aws"
    /// The name of the only version.
    static let version = ManagedPolicyVersion.name(of: 1)
    /// When the policies were introduced in AWS; accounts did not create them.
    private static let createdAt = Instant(year: 2015, month: 3, day: 24) ?? Instant(seconds: 0)

    /// The policy with this ARN; nil for any other text.
    init?(arn: String) {
        guard let named = IAMResource(arn: arn, in: Self.account, kind: .policy), named.path == IAMPath.root else {
            return nil
        }
        self.init(exactly: named.name)
    }

    /// The policy with this id; nil for one of the account.
    init?(_ id: ManagedPolicyID) {
        guard let found = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = found
    }

    private init?(exactly name: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else { return nil }
        self = found
    }

    /// The permanent id. Those of the account's policies are longer.
    var id: ManagedPolicyID {
        switch self {
        case .developerAuthenticatedIdentities: ManagedPolicyID(rawValue: "ANPAMARTLETDEVIDENTS")
        case .powerUser: ManagedPolicyID(rawValue: "ANPAMARTLETPOWERUSER")
        case .readOnly: ManagedPolicyID(rawValue: "ANPAMARTLETREADONLYS")
        }
    }

    private var description: String {
        switch self {
        case .developerAuthenticatedIdentities:
            "For the back end that authenticates users itself: OpenID tokens for its identities, and their links."
        case .powerUser: "Everything about user pools, identity pools and sync, and reading the roles they name."
        case .readOnly: "Reading user pools, identity pools and sync."
        }
    }

    /// - Parameters:
    ///   - attachments: How many users and roles have it.
    ///   - boundaryUses: How many users and roles it bounds.
    func policy(attachments: Int, boundaryUses: Int) -> ManagedPolicy {
        ManagedPolicy(
            id: id, name: rawValue, path: IAMPath.root, description: description, defaultVersion: 1, latestVersion: 1,
            attachments: attachments, boundaryUses: boundaryUses, createdAt: Self.createdAt,
            modifiedAt: Self.createdAt)
    }

    var onlyVersion: ManagedPolicyVersion {
        ManagedPolicyVersion(number: 1, document: document, isDefault: true, createdAt: Self.createdAt)
    }
}

extension AWSManagedPolicy {
    /// The permissions. Patterns cover new operations, except for operations of identity pools that begin with `Get`:
    /// those are listed, because some of them return tokens.
    var document: String {
        switch self {
        case .developerAuthenticatedIdentities:
            Self.allowing([
                "cognito-identity:GetOpenIdTokenForDeveloperIdentity", "cognito-identity:LookupDeveloperIdentity",
                "cognito-identity:MergeDeveloperIdentities", "cognito-identity:UnlinkDeveloperIdentity",
            ])
        case .powerUser:
            Self.allowing([
                "cognito-identity:*", "cognito-idp:*", "cognito-sync:*", "iam:GetRole", "iam:GetSAMLProvider",
                "iam:ListOpenIDConnectProviders", "iam:ListRoles", "iam:ListSAMLProviders",
            ])
        case .readOnly:
            Self.allowing([
                "cognito-identity:Describe*", "cognito-identity:GetIdentityPoolRoles",
                "cognito-identity:GetPrincipalTagAttributeMap", "cognito-identity:List*", "cognito-idp:AdminGet*",
                "cognito-idp:AdminList*", "cognito-idp:Describe*", "cognito-idp:Get*", "cognito-idp:List*",
                "cognito-sync:Describe*", "cognito-sync:Get*", "cognito-sync:List*", "iam:ListOpenIDConnectProviders",
                "iam:ListRoles",
            ])
        }
    }

    private static func allowing(_ actions: [String]) -> String {
        let listed = actions.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":[\#(listed)],"Resource":"*"}]}"#
    }
}
