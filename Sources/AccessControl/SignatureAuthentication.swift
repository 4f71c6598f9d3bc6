public import Kernel
public import Wire
public import WireModel

/// Says who signed a request and what the signer may do.
public struct SignatureAuthentication: Sendable {
    private let keys: AccessKeys
    private let world: World
    private let region: String
    private let accountID: String

    /// Access to the account `accountID` (twelve digits) in `region`, which signatures must name.
    public init(keys: AccessKeys, world: World, region: String, accountID: String) {
        self.keys = keys
        self.world = world
        self.region = region
        self.accountID = accountID
    }

    /// Checks the signature of a request for `operation` and says whose it is.
    ///
    /// Throws `ServiceError` with one of the codes for signatures, worded as AWS does. A key that is unknown, switched
    /// off or no possible name all earn the same words.
    public func signature(_ request: WireRequest, _ operation: OperationModel) async throws -> Administrator {
        let check = try SignatureCheck(request)
        // Keys with a session token are temporary, and none have been given out.
        guard request.values(of: "x-amz-security-token").isEmpty,
            let secret = try await keys.secret(of: AccessKeyID(rawValue: check.accessKeyID))
        else { throw SignatureError.unrecognized }
        try check.verify(
            with: secret, region: region, service: operation.service.signingName, at: world.now())
        return Administrator(
            accessKeyID: check.accessKeyID, accountID: accountID, arn: "arn:aws:iam::\(accountID):root")
    }

    /// Whether the caller may do `operation` to `resource`: every key is the account's own and may do everything.
    ///
    /// Throws `Refusal` with reason `.forbidden` for anyone of another account.
    public func permission(_ caller: Administrator, _ operation: OperationModel, _: Resource) async throws {
        guard caller.accountID == accountID else {
            throw Refusal(
                .forbidden,
                "User: \(caller.arn) is not authorized to perform: \(operation.service.signingName):\(operation.name)")
        }
    }
}
