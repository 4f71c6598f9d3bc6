public import Kernel
public import Wire
public import WireModel

/// Authenticates signed requests and authorizes their signers.
public struct SignatureAuthentication: Sendable {
    private let keys: AccessKeys
    private let world: World
    private let region: String
    private let accountID: String

    /// - Parameters:
    ///   - region: The region that signatures must name.
    ///   - accountID: The account of all keys: twelve digits.
    public init(keys: AccessKeys, world: World, region: String, accountID: String) {
        self.keys = keys
        self.world = world
        self.region = region
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
        try check.verify(
            with: secret, region: region, service: operation.service.signingName, at: world.now())
        return Administrator(
            accessKeyID: check.accessKeyID, accountID: accountID, arn: "arn:aws:iam::\(accountID):root")
    }

    /// Checks whether the caller may perform `operation` on a resource. Every key belongs to the account and may do
    /// everything.
    ///
    /// - Throws: `Refusal` with reason `.forbidden` for a caller of another account.
    public func permission(_ caller: Administrator, _ operation: OperationModel, _: Resource) async throws {
        guard caller.accountID == accountID else {
            throw Refusal(
                .forbidden,
                "User: \(caller.arn) is not authorized to perform: \(operation.service.signingName):\(operation.name)")
        }
    }
}
