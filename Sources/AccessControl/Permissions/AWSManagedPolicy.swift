import Kernel
import Wire

/// The managed policies that exist in every account under `arn:aws:iam::aws:policy/`: the guide's (PERM-MGD), and five
/// for operators of Martlet. They are part of the program, not of the store, so that they match the operations of its
/// version.
enum AWSManagedPolicy: String, CaseIterable, Sendable {
    case developerAuthenticatedIdentities = "AmazonCognitoDeveloperAuthenticatedIdentities"
    case powerUser = "AmazonCognitoPowerUser"
    case readOnly = "AmazonCognitoReadOnly"
    case martletAdmin = "MartletAdmin"
    case martletUserAdmin = "MartletUserAdmin"
    case martletConfigAdmin = "MartletConfigAdmin"
    case martletReadOnly = "MartletReadOnly"
    case martletAuditor = "MartletAuditor"

    /// The account in ARNs of these policies.
    static let account = "aws"
    /// The name of the only version.
    static let version = ManagedPolicyVersion.name(of: 1)
    /// When the policies of the guide were introduced in AWS; accounts did not create them.
    private static let introduced = Instant(year: 2015, month: 3, day: 24) ?? Instant(seconds: 0)
    /// When Martlet's own were introduced.
    private static let added = Instant(year: 2026, month: 11, day: 27) ?? Instant(seconds: 0)

    private var createdAt: Instant {
        switch self {
        case .developerAuthenticatedIdentities, .powerUser, .readOnly: Self.introduced
        case .martletAdmin, .martletUserAdmin, .martletConfigAdmin, .martletReadOnly, .martletAuditor: Self.added
        }
    }

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
        case .martletAdmin: ManagedPolicyID(rawValue: "ANPAMARTLETALLADMINS")
        case .martletUserAdmin: ManagedPolicyID(rawValue: "ANPAMARTLETUSERADMIN")
        case .martletConfigAdmin: ManagedPolicyID(rawValue: "ANPAMARTLETCONFADMIN")
        case .martletReadOnly: ManagedPolicyID(rawValue: "ANPAMARTLETNOSECRETS")
        case .martletAuditor: ManagedPolicyID(rawValue: "ANPAMARTLETAUDITORSS")
        }
    }

    private var description: String {
        switch self {
        case .developerAuthenticatedIdentities:
            "For the back end that authenticates users itself: OpenID tokens for its identities, and their links."
        case .powerUser: "Everything about user pools, identity pools and sync, and reading the roles they name."
        case .readOnly: "Reading user pools, identity pools and sync."
        case .martletAdmin: "Everything that the account may do by operations."
        case .martletUserAdmin: "Users, groups, sessions and identities; no settings and no secrets."
        case .martletConfigAdmin: "Settings of pools, app clients, providers and roles; no data of users."
        case .martletReadOnly: "Reading everything but secrets, tokens and the data of sync."
        case .martletAuditor: "Reading who may do what, and the sign-ins of users; no settings with secrets."
        }
    }

    /// - Parameters:
    ///   - attachments: How many users and roles have it.
    ///   - boundaryUses: How many users and roles it bounds.
    func policy(attachments: Int, boundaryUses: Int) -> ManagedPolicy {
        ManagedPolicy(
            id: id, name: rawValue, path: IAMPath.root, description: description, defaultVersion: 1, latestVersion: 1,
            attachments: attachments, boundaryUses: boundaryUses, createdAt: createdAt,
            modifiedAt: createdAt)
    }

    var onlyVersion: ManagedPolicyVersion {
        ManagedPolicyVersion(number: 1, document: document, isDefault: true, createdAt: createdAt)
    }
}
