import Testing

@testable import Policies

/// What is accepted as a policy, and how the rest is refused.
@Suite struct GrammarTests {
    /// The refusal of a statement, which is given without its braces.
    private func refusal(_ members: String, top: String = "\"Version\": \"2012-10-17\",") -> String? {
        Sample.refusal("{\(top) \"Statement\": [{\(members)}]}")
    }

    private let rest = #""Effect": "Allow", "Resource": "*""#

    @Test func `a policy may have one statement or a list, and elements in any order`() {
        let statement = #"{"Resource": ["*"], "Action": ["test:*"], "Effect": "Deny", "Sid": "A1"}"#
        #expect(Sample.refusal(#"{"Statement": \#(statement)}"#) == nil)
        #expect(
            Sample.refusal(#"{"Statement": [\#(statement)], "Id": "x y", "Version": "2008-10-17"}"#) == nil)
    }

    @Test(arguments: [
        "", "[]", "{", #"{"Version": "2012-10-17"}"#, #"{"Statement": []}"#, #"{"Statement": "x"}"#,
        #"{"Version": "2012-10-18", "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}"#,
        #"{"Version": 1, "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}"#,
        #"{"Other": 1, "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}"#,
        #"{"Id": 1, "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}"#,
        #"{"Statement": [1]}"#,
    ])
    func `a text that is not a policy is a syntax error`(_ text: String) {
        #expect(Sample.refusal(text)?.hasPrefix("Syntax errors in policy.") == true)
    }

    // POL-05
    @Test func `an element stands once and is known`() {
        #expect(refusal(#"\#(rest), "Action": "*", "Action": "*""#)?.contains("second member") == true)
        #expect(refusal(#"\#(rest), "Action": "*", "action": "*""#)?.contains("Unknown field action") == true)
        #expect(refusal(#"\#(rest), "Action": "*", "NotAction": "*""#)?.contains("both Action and NotAction") == true)
        #expect(
            refusal(#""Effect": "Allow", "Action": "*", "Resource": "*", "NotResource": "*""#)?
                .contains("both Resource and NotResource") == true)
        #expect(refusal(#""Action": "*", "Resource": "*""#)?.contains("Missing required field Effect") == true)
        #expect(refusal(#""Effect": "allow", "Action": "*", "Resource": "*""#)?.contains("Effect") == true)
    }

    @Test func `a statement has actions and resources`() {
        #expect(refusal(rest) == "Policy statement must contain actions.")
        #expect(refusal(#"\#(rest), "Action": []"#) == "Policy statement must contain actions.")
        #expect(refusal(#""Effect": "Allow", "Action": "*""#) == "Policy statement must contain resources.")
        #expect(
            refusal(#""Effect": "Allow", "Action": "*", "Resource": []"#) == "Policy statement must contain resources."
        )
        #expect(refusal(#"\#(rest), "Action": ["*", 1]"#)?.hasPrefix("Syntax errors in policy.") == true)
        #expect(refusal(#"\#(rest), "Action": {}"#)?.hasPrefix("Syntax errors in policy.") == true)
    }

    @Test(arguments: [
        ("GetUser", "Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc."),
        ("", "Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc."),
        (":GetUser", "Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc."),
        ("a:b:c", "Actions/Condition can contain only one colon."),
        ("cognito idp:GetUser", "Vendor cognito idp is not valid"),
        ("cognito*:GetUser", "Vendor cognito* is not valid"),
    ])
    func `an action names its service`(_ action: String, _ sentence: String) {
        #expect(refusal(#"\#(rest), "Action": "\#(action)""#) == sentence)
    }

    @Test(arguments: [
        ("bucket", #"Resource bucket must be in ARN format or "*"."#),
        ("ARN:aws:s3:::bucket", #"Resource ARN:aws:s3:::bucket must be in ARN format or "*"."#),
        ("", #"Resource  must be in ARN format or "*"."#),
        ("arn:aws:sqs:us-east-1", #"Resource arn:aws:sqs:us-east-1 must be in ARN format or "*"."#),
        ("arn:amazon:s3:::b", #"Partition "amazon" is not valid for resource "arn:amazon:s3:::b"."#),
        ("arn:aws", "Resource vendor must be fully qualified and cannot contain regexes."),
        ("arn:aws:s*:::b", "Resource vendor must be fully qualified and cannot contain regexes."),
        ("arn:aws::::b", "The policy failed legacy parsing. A resource names no service."),
        (
            "arn:aws:iam:us-east-1:123456789012:user/a",
            "IAM resource arn:aws:iam:us-east-1:123456789012:user/a cannot contain region information."
        ),
        ("arn:aws:s3:us-east-1::b", "Resource arn:aws:s3:us-east-1::b can not contain region information."),
        (
            "arn:aws:iam::123456789012:root",
            """
            IAM resource path must either be "*" or start with user/, federated-user/, role/, group/, \
            instance-profile/, mfa/, server-certificate/, policy/, sms-mfa/, saml-provider/, oidc-provider/, report/, \
            access-report/.
            """
        ),
        (
            "arn:aws:sqs:${aws:username}:1:q",
            "The policy failed legacy parsing. A variable precedes the fifth colon of an ARN."
        ),
    ])
    func `a resource is an ARN`(_ resource: String, _ sentence: String) {
        #expect(refusal(#""Effect": "Allow", "Action": "*", "Resource": "\#(resource)""#) == sentence)
        #expect(refusal(#""Effect": "Allow", "Action": "*", "NotResource": ["*", "\#(resource)"]"#) == sentence)
    }

    @Test(arguments: [
        "*", "arn:aws:s3:::b/${aws:username}", "arn:aws:sqs:*", "arn:*:s3:::b", "arn:aws:iam::123456789012:*",
        "arn:aws:s3:us-east-1:123456789012:accesspoint/a", "arn:aws-cn:sqs:cn-north-1:*:${aws:username}-queue",
    ])
    func `ARNs of every form are accepted`(_ resource: String) {
        #expect(refusal(#""Effect": "Allow", "Action": "*", "Resource": "\#(resource)""#) == nil)
    }

    @Test func `a Sid is alphanumeric and unique`() {
        let statement = #"{"Sid": "A", "Effect": "Allow", "Action": "*", "Resource": "*"}"#
        #expect(
            Sample.refusal(#"{"Statement": [\#(statement), \#(statement)]}"#)
                == "Statement IDs (SID) in a single policy must be unique.")
        #expect(refusal(#"\#(rest), "Action": "*", "Sid": "a b""#)?.hasPrefix("Statement IDs (SID) must be") == true)
        #expect(refusal(#"\#(rest), "Action": "*", "Sid": 1"#)?.hasPrefix("Syntax errors in policy.") == true)
        let nameless = #"{"Sid": "", "Effect": "Allow", "Action": "*", "Resource": "*"}"#
        #expect(Sample.refusal(#"{"Statement": [\#(nameless), \#(nameless)]}"#) == nil)
    }

    @Test func `only a trust policy names principals`() {
        for element in ["Principal", "NotPrincipal"] {
            #expect(
                refusal(#"\#(rest), "Action": "*", "\#(element)": "*""#)
                    == "Policy document should not specify a principal.")
        }
    }

    @Test(arguments: [
        (#"{"StringEqual": {"a:b": "c"}}"#, "Invalid Condition type : StringEqual"),
        (#"{"NullIfExists": {"a:b": "true"}}"#, "Invalid Condition type : NullIfExists"),
        (#"{"ForAnyValue:Null": {"a:b": "true"}}"#, "Invalid Condition type : ForAnyValue:Null"),
        (#"{"ForSome:Bool": {"a:b": "true"}}"#, "Invalid Condition type : ForSome:Bool"),
        (
            #"{"Bool": {"b": "true"}}"#,
            "Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc."
        ),
        (
            #"{"Bool": {"a:b": "yes"}}"#,
            "The policy failed legacy parsing. A value of a condition is not a truth value."
        ),
        (#"{"Null": {"a:b": "no"}}"#, "The policy failed legacy parsing. A value of a condition is not a truth value."),
        (
            #"{"NumericEquals": {"a:b": "1x"}}"#,
            "The policy failed legacy parsing. A value of a condition is not a number."
        ),
        (
            #"{"DateEquals": {"a:b": "2026-13-01"}}"#,
            "The policy failed legacy parsing. A value of a condition is not a date."
        ),
        (
            #"{"BinaryEquals": {"a:b": "%"}}"#,
            "The policy failed legacy parsing. A value of a condition is not a Base64 text."
        ),
        (
            #"{"IpAddress": {"a:b": ["192.0.2.0/24", "192.0.2.0/33"]}}"#,
            "The policy failed legacy parsing. A value of a condition is not a range of IP addresses."
        ),
        (#"{"StringEquals": {"a:b": []}}"#, "Syntax errors in policy. A condition key has no value."),
        (#"{"StringEquals": "a:b"}"#, "Syntax errors in policy. The keys of an operator are not an object."),
        ("[]", "Syntax errors in policy. Condition is not an object."),
        (
            #"{"StringEquals": {"a:b": null}}"#,
            "Syntax errors in policy. A value of a condition is neither a string nor a number nor a truth value."
        ),
        (
            #"{"StringEquals": {"a:b": "${c:d"}}"#,
            "The policy failed legacy parsing. A variable is empty or not closed."
        ),
        (#"{"StringEquals": {"a:b": "${}"}}"#, "The policy failed legacy parsing. A variable is empty or not closed."),
        (
            #"{"StringEquals": {"a:b": "${c:d, e}"}}"#,
            "The policy failed legacy parsing. The default of a variable has no quotes."
        ),
        (
            #"{"StringEquals": {"a:b": "${c:d, 'e}"}}"#,
            "The policy failed legacy parsing. The default of a variable is not closed."
        ),
        (
            #"{"StringEquals": {"a:b": "${c:${d}}"}}"#,
            "The policy failed legacy parsing. The name of a variable has a character that is not allowed."
        ),
    ])
    func `a condition that could never hold is refused`(_ condition: String, _ sentence: String) {
        #expect(refusal(#"\#(rest), "Action": "*", "Condition": \#(condition)"#) == sentence)
    }

    @Test func `sizes are counted without white space, and limited`() throws {
        let text = #"{"Statement": {"Effect": "Allow",  "Action": "*", "Resource": "*"}}"#
        #expect(PolicySize.count(text) == text.utf8.count { $0 != UInt8(ascii: " ") })
        #expect(PolicySize.count("\t\u{E9}\u{1F600} \n") == 2)
        let long = text.replacing(
            "\"*\"", with: "\"a:" + String(repeating: "b", count: 11_000) + "\"", maxReplacements: 1)
        #expect(throws: PolicyRefusal.tooLong(limit: PolicySize.max)) { try PolicyDocument(long) }
        let wide = text + String(repeating: " ", count: 140_000)
        #expect(throws: PolicyRefusal.tooLong(limit: PolicySize.max)) { try PolicyDocument(wide) }
    }

    @Test func `a refusal repeats little of the document`() {
        let name = String(repeating: "x", count: 5000)
        #expect((refusal(#"\#(rest), "Action": "\#(name) :b""#)?.utf8.count ?? 0) < 300)
        #expect(refusal(#"\#(rest), "Action": "*", "\#(name.prefix(400))": 1"#)?.contains("xxx") == false)
    }
}
