import Testing

@testable import Policies

/// How the policies of a principal decide together.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
@Suite struct EvaluationTests {
    private func document(_ statements: String, name: String = "") throws -> PolicyDocument {
        try PolicyDocument("{\"Version\": \"2012-10-17\", \"Statement\": [\(statements)]}", name: name)
    }

    private let allow = #"{"Sid": "Yes", "Effect": "Allow", "Action": "test:*", "Resource": "*"}"#
    private let deny = #"{"Sid": "No", "Effect": "Deny", "Action": "test:Stop", "Resource": "*"}"#

    // POL-01
    @Test func `nothing is allowed unless a statement allows it`() throws {
        let none = Sample.decide([], "test:Go")
        #expect(none.outcome == .implicitDeny && none.deciding.isEmpty && none.layersWithoutAllow == [.identity])
        #expect(try Sample.decide([document(allow)], "other:Go").outcome == .implicitDeny)
        #expect(try Sample.decide([document(allow)], "test:Go").outcome == .allowed)
    }

    // POL-01
    @Test func `a denial wins in any statement`() throws {
        let (yes, no) = (try document(allow, name: "yes"), try document(deny, name: "no"))
        for policies in [[yes, no], [no, yes]] {
            #expect(Sample.decide(policies, "test:Go").isAllowed)
            let stop = Sample.decide(policies, "test:Stop")
            #expect(stop.outcome == .explicitDeny)
            #expect(stop.deciding.map(\.policy) == ["no"] && stop.deciding.map(\.sid) == ["No"])
            #expect(stop.matches.count == 2)
        }
        let request = AccessRequest("test:Stop")
        #expect(EffectivePolicies(identity: [yes], permissionsBoundary: no).decide(request).outcome == .explicitDeny)
        #expect(EffectivePolicies(identity: [yes], session: [yes, no]).decide(request).outcome == .explicitDeny)
    }

    @Test func `boundary and session policies must allow it too`() throws {
        let (yes, other) = (try document(allow), try Sample.allowing("other:*"))
        let go = AccessRequest("test:Go")
        func layers(_ policies: EffectivePolicies) -> [PolicyLayer] { policies.decide(go).layersWithoutAllow }
        #expect(EffectivePolicies(identity: [yes], permissionsBoundary: yes, session: [yes]).decide(go).isAllowed)
        #expect(layers(EffectivePolicies(identity: [yes], permissionsBoundary: other)) == [.permissionsBoundary])
        #expect(layers(EffectivePolicies(identity: [yes], session: [other])) == [.session])
        #expect(layers(EffectivePolicies(identity: [yes], session: [])) == [.session])
        #expect(layers(EffectivePolicies(identity: [yes], session: [other, yes])) == [])
        #expect(
            layers(EffectivePolicies(identity: [other], permissionsBoundary: other, session: [other]))
                == [.identity, .permissionsBoundary, .session])
        #expect(layers(EffectivePolicies(identity: [], permissionsBoundary: yes, session: [yes])) == [.identity])
    }

    @Test func `a decision names its statements and the keys that are missing`() throws {
        let policy = try document(
            """
            \(deny), {"Effect": "Allow", "Action": "test:Go", "Resource": "arn:aws:s3:::b/${aws:username}",
            "Condition": {"StringEquals": {"aws:PrincipalTag/a": "${aws:userid}"}, "Bool": {"test:On": true}}},
            {"Sid": "Third", "Effect": "Allow", "Action": "test:Go", "Resource": "*",
            "Condition": {"StringLike": {"AWS:Username": "a*"}}},
            {"Effect": "Allow", "Action": "other:Go", "Resource": "*", "Condition": {"Bool": {"other:Key": true}}}
            """, name: "mine")
        let missing = Sample.decide([policy], "test:Go", on: "arn:aws:s3:::b/ann", context: ["test:On": ["true"]])
        #expect(missing.outcome == .implicitDeny)
        #expect(missing.missingKeys == ["aws:PrincipalTag/a", "aws:userid", "aws:username"])
        let context = ["test:On": ["true"], "aws:username": ["ann"], "aws:userid": ["1"], "aws:principaltag/A": ["1"]]
        let complete = Sample.decide([policy], "test:Go", on: "arn:aws:s3:::b/ann", context: context)
        #expect(complete.missingKeys.isEmpty && complete.isAllowed)
        #expect(complete.deciding.map(\.index) == [1, 2] && complete.deciding.map(\.sid) == [nil, "Third"])
        #expect(complete.deciding.allSatisfy { $0.policy == "mine" && $0.layer == .identity && $0.effect == .allow })
        #expect(
            policy.contextKeys
                == ["aws:PrincipalTag/a", "aws:userid", "test:On", "aws:username", "other:Key"])
    }

    @Test func `texts are compared by bytes`() throws {
        let composed = try Sample.allowing("test:Go", on: "arn:aws:s3:::caf\u{E9}")
        #expect(Sample.decide([composed], "test:Go", on: "arn:aws:s3:::caf\u{E9}").isAllowed)
        #expect(!Sample.decide([composed], "test:Go", on: "arn:aws:s3:::cafe\u{301}").isAllowed)
        #expect(!Sample.decide([try Sample.allowing("test:Kill")], "test:\u{212A}ill").isAllowed)
    }

    @Test func `a statement that nearly matched is named with the condition that failed`() throws {
        let own = try document(
            #"""
            {"Sid": "Near", "Effect": "Allow", "Action": "test:*", "Resource": "arn:aws:s3:::b/*",
             "Condition": {"IpAddress": {"aws:SourceIp": "10.0.0.0/8"}, "StringEquals": {"aws:username": "ann"}}},
            {"Effect": "Allow", "Action": "other:*", "Resource": "*"},
            {"Effect": "Deny", "Action": "test:*", "Resource": "arn:aws:s3:::c/*"}
            """#, name: "own")
        let context = ConditionContext([("aws:SourceIp", ["192.0.2.1"])])
        let request = AccessRequest("test:Go", on: "arn:aws:s3:::a/x", context: context)
        let near = EffectivePolicies(identity: [own]).nearMisses(of: request)
        #expect(near.map(\.sid) == ["Near"] && near.map(\.index) == [0] && near.map(\.policy) == ["own"])
        #expect(
            near.first?.causes == [
                .resource, .condition(test: "IpAddress", key: "aws:SourceIp", given: ["192.0.2.1"]),
                .condition(test: "StringEquals", key: "aws:username", given: nil),
            ])
        let all = try document(allow, name: "all")
        let allowed = EffectivePolicies(identity: [own, all]).nearMisses(of: request)
        #expect(allowed.map(\.effect) == [.deny] && allowed.map(\.causes) == [[.resource]])
        let bounded = EffectivePolicies(identity: [all], permissionsBoundary: own).nearMisses(of: request)
        #expect(bounded.map(\.layer) == [.permissionsBoundary] && bounded.map(\.effect) == [.allow])
        let denied = AccessRequest("test:Go", on: "arn:aws:s3:::c/x", context: context)
        #expect(EffectivePolicies(identity: [own, all]).nearMisses(of: denied).isEmpty)
    }
}
