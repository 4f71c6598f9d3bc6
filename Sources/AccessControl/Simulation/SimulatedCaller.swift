import Kernel
import Policies

/// The user or role that a request is simulated for.
struct SimulatedCaller: Sendable {
    let account: String
    let principal: RequestPrincipal

    /// Reads the ARN of a user or role of any account.
    ///
    /// - Throws: `InvalidInput` for any other text.
    init(_ arn: String) throws(InvalidInput) {
        guard let account = Self.account(of: arn) else { throw InvalidInput("Invalid Entity Arn: \(Self.shown(arn))") }
        self.account = account
        if IAMResource(arn: arn, in: account, kind: .user) != nil {
            principal = .user(arn: arn)
        } else if let role = IAMResource(arn: arn, in: account, kind: .role) {
            // A policy that names the role applies to its sessions, but policies cannot name this session.
            principal = .roleSession(
                arn: "arn:aws:sts::\(account):assumed-role/\(role.name)/", role: arn)
        } else {
            throw InvalidInput("Invalid Entity Arn: \(Self.shown(arn))")
        }
    }

    /// The account in an ARN; nil if it has none, or is not an ARN.
    static func account(of arn: String) -> String? {
        guard let account = ARN(arn)?.account, account.utf8.count == 12, account.utf8.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        return account
    }

    private static func shown(_ arn: String) -> String {
        arn.utf8.count <= 512 && arn.utf8.allSatisfy(\.isASCIIVisible) ? arn : ""
    }
}
