import Kernel
import Wire
import WireRuntime

/// The role of IAM by which import jobs write their logs, if an operator chooses no other.
enum ImportRole {
    /// User pools may assume it.
    static let trust = """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "sts:AssumeRole", \
        "Principal": {"Service": "cognito-idp.amazonaws.com"}}]}
        """
    private static let policy = """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": ["logs:CreateLogGroup", \
        "logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"], \
        "Resource": "arn:aws:logs:*:*:log-group:/aws/cognito/*"}]}
        """
    private static let name = "Cognito-UserImport-Role"
    private static let policyName = "logs-of-imports"

    /// The ARN of the role, which all jobs share. It is created for the first one.
    ///
    /// - Throws: `ServiceError`.
    static func findOrMake(on visit: ConsoleVisit) async throws -> String {
        try await findOrMake { try await visit.perform($0) }
    }

    /// - Parameter perform: Performs a call with the operator's permissions.
    static func findOrMake(by perform: (PlannedCall) async throws -> JSONObject) async throws -> String {
        if let arn = try await find(by: perform) {
            // An earlier call may have ended before the role got its policy.
            if try await lacksPolicy(by: perform) { try await putPolicy(by: perform) }
            return arn
        }
        let input = JSONObject(texts: ["RoleName": name, "AssumeRolePolicyDocument": trust])
        let created = try await perform(PlannedCall("CreateRole", of: .iam, input: input))
        try await putPolicy(by: perform)
        guard let arn = roleARN(in: created) else { throw ServiceError(.resourceNotFound, "There is no role.") }
        return arn
    }

    private static func find(by perform: (PlannedCall) async throws -> JSONObject) async throws -> String? {
        let input = JSONObject(texts: ["RoleName": name])
        do {
            return roleARN(in: try await perform(PlannedCall("GetRole", of: .iam, input: input)))
        } catch is ServiceError { return nil }
    }

    /// False also if the operator may not read policies: the role is then used as it is.
    private static func lacksPolicy(by perform: (PlannedCall) async throws -> JSONObject) async throws -> Bool {
        let input = JSONObject(texts: ["RoleName": name, "PolicyName": policyName])
        do {
            _ = try await perform(PlannedCall("GetRolePolicy", of: .iam, input: input))
            return false
        } catch let error as ServiceError { return error.code == .noSuchEntity }
    }

    private static func putPolicy(by perform: (PlannedCall) async throws -> JSONObject) async throws {
        let input = JSONObject(texts: ["RoleName": name, "PolicyName": policyName, "PolicyDocument": policy])
        _ = try await perform(PlannedCall("PutRolePolicy", of: .iam, input: input))
    }

    private static func roleARN(in output: JSONObject) -> String? { output.value(at: "Role.Arn")?.string }
}

extension ConsoleVisit {
    /// The ARNs of the account's roles, to choose from; none if the caller may not list them.
    func roleARNs() async throws -> [String] {
        let input = JSONObject([.init("MaxItems", .integer(200))])
        let listed = try await found(PlannedCall("ListRoles", of: .iam, input: input))
        return ((try? listed.get())?["Roles"]?.objects ?? []).compactMap { $0["Arn"]?.string }
    }
}
