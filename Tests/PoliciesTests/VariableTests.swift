import Testing

@testable import Policies

/// Policy variables.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html
@Suite struct VariableTests {
    private func allows(
        _ resource: String, _ given: String, _ context: [String: [String]], version: String = "2012-10-17"
    ) throws -> Bool {
        let policy = try PolicyDocument(
            """
            {"Version": "\(version)", "Statement": {"Effect": "Allow", "Action": "s3:*", "Resource": "\(resource)"}}
            """)
        return Sample.decide([policy], "s3:GetObject", on: given, context: context).isAllowed
    }

    private let own = "arn:aws:s3:::b/${aws:username}/*"

    @Test func `a variable stands for the request's value`() throws {
        #expect(try allows(own, "arn:aws:s3:::b/ann/x", ["AWS:UserName": ["ann"]]))
        #expect(try !allows(own, "arn:aws:s3:::b/bob/x", ["aws:username": ["ann"]]))
        #expect(try !allows(own, "arn:aws:s3:::b/Ann/x", ["aws:username": ["ann"]]))
        #expect(
            try allows(
                "arn:aws:s3:::b/${aws:PrincipalTag/department}-${aws:username}", "arn:aws:s3:::b/hr-ann",
                ["aws:principaltag/Department": ["hr"], "aws:username": ["ann"]]))
    }

    // POL-03
    @Test func `a value never acts as a wildcard`() throws {
        for value in ["*", "a*", "???", "${aws:userid}", "b/../*"] {
            let context = ["aws:username": [value], "aws:userid": ["ann"]]
            #expect(try !allows(own, "arn:aws:s3:::b/ann/x", context), "\(value)")
            #expect(try allows(own, "arn:aws:s3:::b/\(value)/x", context), "\(value)")
        }
        let like = "{\"StringLike\": {\"s3:prefix\": \"${aws:username}*\"}}"
        #expect(try !Sample.allows(like, ["aws:username": ["*"], "s3:prefix": ["ann"]]))
        #expect(try Sample.allows(like, ["aws:username": ["*"], "s3:prefix": ["*ann"]]))
    }

    // POL-03
    @Test func `a variable without a value matches nothing`() throws {
        for context: [String: [String]] in [[:], ["aws:username": []], ["aws:username": ["ann", "bob"]]] {
            #expect(try !allows(own, "arn:aws:s3:::b/ann/x", context))
            #expect(try !allows(own, "arn:aws:s3:::b//x", context))
            #expect(try !allows(own, "arn:aws:s3:::b/${aws:username}/x", context))
        }
    }

    @Test func `a value that is longer than an ARN matches nothing`() throws {
        for (length, isMatch) in [(2048, true), (2049, false)] {
            let name = String(repeating: "a", count: length)
            #expect(try allows(own, "arn:aws:s3:::b/\(name)/x", ["aws:username": [name]]) == isMatch)
        }
    }

    // decisions/0033-what-is-unknown-grants-nothing.md
    @Test func `a variable without a value in a negation grants nothing and denies`() throws {
        func outcome(_ effect: String) throws -> AccessDecision.Outcome {
            let policy = try PolicyDocument(
                """
                {"Version": "2012-10-17", "Statement": {"Effect": "\(effect)", "Action": "s3:*",
                "NotResource": "arn:aws:s3:::b/${aws:username}/*"}}
                """)
            return Sample.decide([policy], "s3:GetObject", on: "arn:aws:s3:::c").outcome
        }
        #expect(try outcome("Allow") == .implicitDeny)
        #expect(try outcome("Deny") == .explicitDeny)
        let condition = "{\"StringNotEquals\": {\"test:Owner\": \"${aws:username}\"}}"
        #expect(try !Sample.allows(condition, ["test:Owner": ["ann"]]))
        #expect(try Sample.denies(condition, ["test:Owner": ["ann"]]))
        #expect(try !Sample.denies(condition, ["test:Owner": ["ann"], "aws:username": ["ann"]]))
        // Another value that matches decides.
        let both = "{\"StringEquals\": {\"test:Owner\": [\"${aws:username}\", \"ann\"]}}"
        #expect(try Sample.allows(both, ["test:Owner": ["ann"]]))
    }

    @Test func `a default is used if there is no value`() throws {
        let resource = "arn:aws:s3:::b/${aws:userid, 'anonymous*'}"
        #expect(try allows(resource, "arn:aws:s3:::b/anonymous*", [:]))
        #expect(try !allows(resource, "arn:aws:s3:::b/anonymous1", [:]))
        #expect(try allows(resource, "arn:aws:s3:::b/A1", ["aws:userid": ["A1"]]))
        #expect(try !allows(resource, "arn:aws:s3:::b/anonymous*", ["aws:userid": ["A1"]]))
        #expect(try allows("arn:aws:s3:::b/${aws:userid,''}x", "arn:aws:s3:::b/x", [:]))
    }

    @Test func `wildcards and dollar signs can be written as characters`() throws {
        let resource = "arn:aws:s3:::b/${*}${?}${$}{aws:username}"
        #expect(try allows(resource, "arn:aws:s3:::b/*?${aws:username}", ["aws:username": ["ann"]]))
        #expect(try !allows(resource, "arn:aws:s3:::b/abann", ["aws:username": ["ann"]]))
        #expect(try allows("arn:aws:s3:::b/$x{y}", "arn:aws:s3:::b/$x{y}", [:]))
    }

    @Test func `the first version of the language has no variables`() throws {
        for version in ["2008-10-17"] {
            #expect(try allows(own, "arn:aws:s3:::b/${aws:username}/x", ["aws:username": ["ann"]], version: version))
            #expect(try !allows(own, "arn:aws:s3:::b/ann/x", ["aws:username": ["ann"]], version: version))
        }
        let policy = try PolicyDocument(
            #"{"Statement": {"Effect": "Allow", "Action": "s3:*", "Resource": "arn:aws:s3:::b/${aws:username}"}}"#)
        #expect(Sample.decide([policy], "s3:X", on: "arn:aws:s3:::b/${aws:username}").isAllowed)
        #expect(policy.contextKeys.isEmpty)
    }

    @Test func `conditions on texts, ARNs and truth values have variables`() throws {
        let context = [
            "aws:username": ["Ann"], "test:Key": ["ANN"], "test:Flag": ["true"],
            "test:ARN": ["arn:aws:iam::1:user/Ann"],
        ]
        #expect(try Sample.allows("{\"StringEqualsIgnoreCase\": {\"test:Key\": \"${aws:username}\"}}", context))
        #expect(try !Sample.allows("{\"StringEquals\": {\"test:Key\": \"${aws:username}\"}}", context))
        #expect(try Sample.allows("{\"ArnLike\": {\"test:ARN\": \"arn:aws:iam::*:user/${aws:username}\"}}", context))
        #expect(try Sample.allows("{\"Bool\": {\"test:Flag\": \"${test:Flag}\"}}", context))
        #expect(Sample.refusal(condition("NumericEquals")) != nil && Sample.refusal(condition("IpAddress")) != nil)
        #expect(Sample.refusal(condition("DateEquals")) != nil && Sample.refusal(condition("Null")) != nil)
    }

    private func condition(_ name: String) -> String {
        """
        {"Version": "2012-10-17", "Statement": {"Effect": "Allow", "Action": "*", "Resource": "*",
        "Condition": {"\(name)": {"test:Key": "${aws:username}"}}}}
        """
    }
}
