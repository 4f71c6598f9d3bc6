import Kernel
import Wire
import WireRuntime

/// The roles of IAM for the logs of import jobs.
enum ImportRole {
    private static let trust = """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "sts:AssumeRole", \
        "Principal": {"Service": "cognito-idp.amazonaws.com"}}]}
        """
    private static let policy = """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": ["logs:CreateLogGroup", \
        "logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"], \
        "Resource": "arn:aws:logs:*:*:log-group:/aws/cognito/*"}]}
        """
    private static let name = "Cognito-UserImport-Role"

    /// The ARNs of roles; none if the caller may not know them.
    static func all(on visit: ConsoleVisit) async throws -> [String] {
        let input = JSONObject([.init("MaxItems", .integer(100))])
        let answer = await visit.perform("ListRoles", of: .iam, on: input)
        let roles = (try? answer.get()).flatMap { try? JSONReader.read($0, limits: .trusted).object?["Roles"] }
        return roles?.objects.compactMap { $0["Arn"]?.string } ?? []
    }

    /// Makes the role, or finds it: every job that chooses none has the same.
    ///
    /// - Throws: `ServiceError`.
    static func make(on visit: ConsoleVisit) async throws -> String {
        let role: JSON = .string(name)
        let named = JSONObject([.init("RoleName", role)])
        if case .success(let found) = await visit.perform("GetRole", of: .iam, on: named), let arn = arn(in: found) {
            return arn
        }
        var input = named
        input["AssumeRolePolicyDocument"] = .string(trust)
        let made = try await visit.perform("CreateRole", of: .iam, on: input).get()
        var log = named
        log["PolicyName"] = .string("logs-of-imports")
        log["PolicyDocument"] = .string(policy)
        _ = try await visit.perform("PutRolePolicy", of: .iam, on: log).get()
        guard let arn = arn(in: made) else { throw ServiceError(.resourceNotFound, "There is no role.") }
        return arn
    }

    private static func arn(in answer: [UInt8]) -> String? {
        (try? JSONReader.read(answer, limits: .trusted))?.object?["Role"]?.object?["Arn"]?.string
    }
}
