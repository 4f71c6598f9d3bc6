import Testing

@testable import Policies

/// Patterns with `*` and `?`.
@Suite struct WildcardTests {
    private func matches(_ pattern: String, _ text: String, _ wildcards: PatternSyntax.Wildcards) throws -> Bool? {
        try ValuePattern(pattern, syntax: PatternSyntax(wildcards: wildcards)).matches(
            Array(text.utf8), in: ConditionContext())
    }

    /// The definition of wildcards, which takes exponential time.
    private func matchesByDefinition(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            return matchesByDefinition(rest, text)
                || !text.isEmpty && matchesByDefinition(pattern, text.dropFirst())
        }
        guard let character = text.first, first == "?" || first == character else { return false }
        return matchesByDefinition(rest, text.dropFirst())
    }

    @Test func `short patterns and texts agree with the definition`() throws {
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var matching = 0
        for _ in 0..<20_000 {
            let pattern = (0..<random(9)).map { _ in Array("ab\u{E9}*?*")[random(6)] }
            let text = (0..<random(9)).map { _ in Array("ab\u{E9}b")[random(4)] }
            let expected = matchesByDefinition(pattern[...], text[...])
            if try matches(String(pattern), String(text), .everywhere) != expected {
                Issue.record("\(String(pattern)) and \(String(text)): \(!expected)")
            }
            if expected { matching += 1 }
        }
        #expect(matching > 1000)
    }

    @Test func `segments between wildcards are found in their order`() throws {
        for (pattern, text, expected) in [
            ("a*b*c", "abc", true), ("a*b*c", "acb", false), ("ab*ba", "aba", false), ("*ab*ab*", "xabxabx", true),
            ("*ab*ab*", "xabx", false), ("a*aa", "aa", false), ("**", "", true), ("*a*", "", false),
            ("*aab*", "aaab", true), ("a*b", "axcb", true), ("x*b*b", "xb", false),
        ] {
            #expect(try matches(pattern, text, .everywhere) == expected, "\(pattern) and \(text)")
        }
        let run = String(repeating: "a", count: 3000)
        #expect(try matches("*\(run)b*c", "\(run)\(run)bc", .everywhere) == true)
        #expect(try matches("*\(run)b*c", "\(run)\(run)c", .everywhere) == false)
    }

    @Test(arguments: [1, 62, 63, 64, 65, 127, 128, 300])
    func `patterns of any length match`(_ length: Int) throws {
        let run = String(repeating: "ab", count: length)
        #expect(try matches("*\(run)?*c", "xx\(run)yzc", .everywhere) == true)
        #expect(try matches("*\(run)?*c", "xx\(run)c", .everywhere) == false)
        #expect(try matches("?*\(run)?", "\(run)\(run)\u{1F600}", .everywhere) == true)
        #expect(try matches(run + "*?", run + "x", .everywhere) == true)
        #expect(try matches(run + "*?", run, .everywhere) == false)
    }

    // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
    @Test func `a wildcard of a resource stays within its segment unless it is the last character there`() throws {
        #expect(try matches("arn:aws:sqs:us-*-1:1:q", "arn:aws:sqs:us-east-1:1:q", .resource) == true)
        #expect(try matches("arn:aws:sqs:us-*-1:1:q", "arn:aws:sqs:us-east:x-1:1:q", .resource) == false)
        #expect(try matches("arn:aws:sqs:us-*:1:q", "arn:aws:sqs:us-east-1:x:1:q", .resource) == true)
        #expect(try matches("arn:aws:sqs:us?east-1:1:q", "arn:aws:sqs:us-east-1:1:q", .resource) == true)
        #expect(try matches("arn:aws:sqs:us?east-1:1:q", "arn:aws:sqs:us:east-1:1:q", .resource) == false)
        #expect(try matches("arn:aws:sqs:*", "arn:aws:sqs:us-east-1:1:q", .resource) == true)
        #expect(try matches("arn:aws:sqs:*", "arn:aws:sns:us-east-1:1:q", .resource) == false)
        for key in ["1/test/object.jpg", "1/2/test/object.jpg", "1/2/3/test/4/object.jpg", "1///test///object.jpg"] {
            #expect(try matches("arn:aws:s3:::b/*/test/*", "arn:aws:s3:::b/\(key)", .resource) == true)
        }
        for key in ["1-test/object.jpg", "test/object.jpg", "1/2/test.jpg"] {
            #expect(try matches("arn:aws:s3:::b/*/test/*", "arn:aws:s3:::b/\(key)", .resource) == false)
        }
        // The last segment may have colons, as the keys of S3 do.
        #expect(try matches("arn:aws:s3:::b/*/x?z", "arn:aws:s3:::b/a:b/x:z", .resource) == true)
        #expect(try matches("arn:aws:iam::1:user/Bob", "arn:aws:iam::1:user/bob", .resource) == false)
    }

    @Test func `resources and actions are matched in a statement`() throws {
        let policy = try PolicyDocument(
            """
            {"Statement": [
            {"Sid": "A", "Effect": "Allow", "Action": ["S3:get*", "s3:?utObject"], "Resource": "arn:aws:s3:::b/*"},
            {"Sid": "B", "Effect": "Allow", "NotAction": "iam:*", "NotResource": ["arn:aws:s3:::*", "arn:aws:sqs:*"]}]}
            """)
        func sids(_ action: String, _ resource: String) -> [String] {
            Sample.decide([policy], action, on: resource).matches.compactMap(\.sid)
        }
        #expect(sids("s3:GetObject", "arn:aws:s3:::b/x") == ["A"])
        #expect(sids("s3:putobject", "arn:aws:s3:::b/") == ["A"])
        #expect(sids("s3:PutObjectAcl", "arn:aws:s3:::b/x") == [])
        #expect(sids("s3:GetObject", "arn:aws:s3:::c/x") == [])
        #expect(sids("sns:Publish", "arn:aws:sns:us-east-1:1:t") == ["B"])
        #expect(sids("iam:GetUser", "arn:aws:iam::1:user/a") == [])
        #expect(sids("sqs:SendMessage", "arn:aws:sqs:us-east-1:1:q") == [])
        #expect(sids("sns:ListTopics", "*") == ["B"])
    }
}
