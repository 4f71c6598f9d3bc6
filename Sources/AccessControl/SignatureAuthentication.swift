public import Kernel
public import Wire
public import WireRuntime

/// Authenticates signed requests and authorizes their signers.
public struct SignatureAuthentication: Sendable {
    private let keys: AccessKeys
    private let world: World
    private let region: String
    private let otherRegions: [String]
    private let accountID: String

    /// - Parameters:
    ///   - region: The region that signatures name, and that errors about another one propose.
    ///   - otherRegions: More regions that signatures may name.
    ///   - accountID: The account of all keys: twelve digits.
    public init(
        keys: AccessKeys, world: World, region: String, otherRegions: [String] = [], accountID: String
    ) {
        self.keys = keys
        self.world = world
        self.region = region
        self.otherRegions = otherRegions
        self.accountID = accountID
    }

    /// Verifies the signature of a request for `operation` and returns the signer.
    ///
    /// Unknown, inactive and malformed keys get the same error.
    ///
    /// - Throws: `ServiceError` with one of the codes for signatures, in AWS's wording.
    public func signature(_ request: WireRequest, _ operation: OperationModel) async throws -> Administrator {
        let check = try SignatureCheck(request, allowsPresigned: operation.mayBePresigned)
        // Keys with a session token are temporary, and none have been issued.
        guard !check.hasSessionToken,
            let secret = try await keys.secret(of: AccessKeyID(rawValue: check.accessKeyID))
        else { throw SignatureError.unrecognized }
        let signed = regions(of: operation.service).contains(check.region) ? check.region : region
        try check.verify(
            with: secret, region: signed, service: operation.service.signingName, at: world.now())
        return Administrator(
            accessKeyID: check.accessKeyID, accountID: accountID, region: signed, arn: "arn:aws:iam::\(accountID):root")
    }

    /// The regions besides `region` that signatures for a service may name. IAM has no regions, and STS has an address
    /// without one: for these the SDKs sign in the name of `us-east-1`.
    private func regions(of service: ServiceName) -> [String] {
        otherRegions + ([.iam, .securityTokens].contains(service) ? ["us-east-1"] : [])
    }

    /// Checks whether the caller may perform `operation` on a resource. Every key belongs to the account and may do
    /// everything.
    ///
    /// - Throws: `AccessRefusal` for a caller of another account.
    public func permission(_ caller: Administrator, _ operation: OperationModel, _: Resource) async throws {
        guard caller.accountID == accountID else {
            throw AccessRefusal.notAllowed(
                arn: caller.arn, action: "\(operation.service.signingName):\(operation.name)")
        }
    }
}

extension OperationModel {
    /// Whether the signature may be in the query of a URL, which proxies log and which can be passed on: only for the
    /// operation that proves to a third party who the caller is.
    fileprivate var mayBePresigned: Bool { service == .securityTokens && name == "GetCallerIdentity" }
}
