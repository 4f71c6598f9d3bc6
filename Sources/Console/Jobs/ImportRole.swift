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

    /// The ARN of the role, which all jobs share. It is created for the first one.
    ///
    /// - Throws: `ServiceError`.
    static func findOrMake(on visit: ConsoleVisit) async throws -> String {
        let named = JSONObject(texts: ["RoleName": name])
        let found = try await visit.found(PlannedCall("GetRole", of: .iam, input: named))
        if let arn = (try? found.get()).flatMap(roleARN(in:)) { return arn }
        var role = named
        role["AssumeRolePolicyDocument"] = .string(trust)
        let created = try await visit.perform(PlannedCall("CreateRole", of: .iam, input: role))
        var permissions = named
        permissions["PolicyName"] = .string("logs-of-imports")
        permissions["PolicyDocument"] = .string(policy)
        _ = try await visit.perform(PlannedCall("PutRolePolicy", of: .iam, input: permissions))
        guard let arn = roleARN(in: created) else { throw ServiceError(.resourceNotFound, "There is no role.") }
        return arn
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
