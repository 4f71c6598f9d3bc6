import Kernel
import Policies

/// The processor time of a decision of IAM policies: ten statements for the requested action, each with several
/// resource patterns and conditions.
struct PolicyEvaluation {
    static let name = "policies: ten statements"
    /// Microseconds for a decision on statements of every usual kind.
    let usual: Double
    /// Microseconds for a decision on statements that fill the 10,240 characters of a role's inline policies. Only the
    /// last patterns match.
    let long: Double

    /// Measures both, for about a second each.
    static func measure() throws -> PolicyEvaluation {
        PolicyEvaluation(usual: try cost(of: Self.usual), long: try cost(of: Self.long))
    }

    private static func cost(of statements: [String]) throws -> Double {
        let document = try PolicyDocument(
            #"{"Version":"2012-10-17","Statement":[\#(statements.joined(separator: ","))]}"#)
        let policies = EffectivePolicies(identity: [document])
        let request = AccessRequest("cognito-idp:AdminGetUser", on: resource, context: ConditionContext(context))
        var (rounds, matches, end) = (0, 0, Clock.threadCPU + 100_000_000)
        while Clock.threadCPU < end { matches += policies.decide(request).matches.count }
        let began = Clock.threadCPU
        end = began + 1_000_000_000
        while Clock.threadCPU < end {
            // Reading the clock must not affect the measurement.
            for _ in 0..<100 { matches += policies.decide(request).matches.count }
            rounds += 100
        }
        guard matches > 0 else { throw BenchError("no statement of the policies matches") }
        return Double(Clock.threadCPU - began) / 1000 / Double(rounds)
    }

    private static let resource = "arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_blueAbCdE"

    /// The keys of a role's session, in the form that the server uses.
    private static let context: KeyValuePairs = [
        "aws:SourceIp": ["203.0.113.77"], "aws:CurrentTime": ["2026-11-25T09:34:26Z"],
        "aws:EpochTime": ["1795599266"], "aws:SecureTransport": ["true"],
        "aws:UserAgent": ["Boto3/1.40.0 md/Botocore#1.40.0 ua/2.1 os/linux#6.1.0 md/arch#x86_64 lang/python#3.11.2"],
        "aws:PrincipalArn": ["arn:aws:iam::123456789012:role/app-reader"], "aws:PrincipalType": ["AssumedRole"],
        "aws:PrincipalTag/team": ["blue"], "aws:PrincipalTag/level": ["high"],
        "aws:userid": ["AROAAAAAAAAAAAAAAAAAA:session"], "aws:TokenIssueTime": ["2026-11-25T09:00:00Z"],
        "cognito-identity.amazonaws.com:aud": ["eu-west-1:22222222-2222-4222-8222-222222222222"],
        "cognito-identity.amazonaws.com:amr": ["authenticated", "cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc"],
    ]

    private static let conditions = [
        #""IpAddress":{"aws:SourceIp":["10.0.0.0/8","2001:db8::/32","203.0.113.0/24"]}"#,
        #""StringLike":{"aws:UserAgent":["*aws-cli/*Python*","*curl*","*Boto*linux*"]}"#,
        #""NotIpAddress":{"aws:SourceIp":["10.0.0.0/8","203.0.113.0/24"]}"#,
        #""ForAnyValue:StringLike":{"cognito-identity.amazonaws.com:amr":["*:cognito-idp*:*","authenticated"]}"#,
        #""StringEqualsIgnoreCase":{"aws:PrincipalTag/team":["red","Blue"]}"#,
        #""NumericLessThan":{"aws:EpochTime":"1000"},"Bool":{"aws:SecureTransport":"false"}"#,
        #""ArnLike":{"aws:PrincipalArn":["arn:aws:iam::*:role/web-*","arn:aws:iam::*:role/app-*"]}"#,
        #""DateGreaterThan":{"aws:TokenIssueTime":"2026-01-01T00:00:00Z"},"Null":{"aws:userid":"false"}"#,
        #""StringNotLikeIfExists":{"aws:Referer":["*example.net*"]}"#,
        #""StringEquals":{"aws:PrincipalTag/level":["revoked","${aws:username, 'unknown'}"]}"#,
    ]

    private static let usual = conditions.enumerated().map { number, condition in
        let resources = #""arn:aws:cognito-idp:*:*:userpool/*_${aws:PrincipalTag/team}*-\#(number)","*""#
        return #"{"Effect":"\#(number % 3 == 2 ? "Deny" : "Allow")","Action":["cognito-idp:List*","*:Admin*Get*"],"#
            + #""Resource":[\#(resources)],"Condition":{\#(condition)}}"#
    }

    private static let long = (0..<10).map { number in
        let resources = (0..<8).map {
            #""arn:aws:cognito-idp:*:123456789012:userpool/*${aws:PrincipalTag/team}*-\#(number)\#($0)","#
        }
        let agents = (0..<8).map { #""*agent-\#($0)/*linux-\#(number)*","# }
        return #"{"Effect":"Allow","Action":["cognito-idp:List*","cognito-idp:Describe*","*:Admin*Get*"],"#
            + #""Resource":[\#(resources.joined())"*"],"#
            + #""Condition":{"StringLike":{"aws:UserAgent":[\#(agents.joined())"*Boto*linux*"]}}}"#
    }
}
