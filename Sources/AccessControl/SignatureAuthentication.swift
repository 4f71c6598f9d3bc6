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
        let check = try SignatureCheck(request)
        // Keys with a session token are temporary, and none have been issued.
        guard request.values(of: "x-amz-security-token").isEmpty,
            let secret = try await keys.secret(of: AccessKeyID(rawValue: check.accessKeyID))
        else { throw SignatureError.unrecognized }
        let signed = otherRegions.contains(check.region) ? check.region : region
        try check.verify(
            with: secret, region: signed, service: operation.service.signingName, at: world.now())
        return Administrator(
            accessKeyID: check.accessKeyID, accountID: accountID, region: signed, arn: "arn:aws:iam::\(accountID):root")
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
