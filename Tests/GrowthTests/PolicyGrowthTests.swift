import Testing

@testable import Policies

/// Doubling a policy, or what a request says, at most doubles the cost of reading and evaluating (decision 0013).
@Suite(.serialized) struct PolicyGrowthTests {
    private static let wildcards = ["*", "?", "*a", "?*", "a", "*:", "ab*"]

    private func document(_ member: String) -> String {
        "{\"Statement\":[{\"Effect\":\"Allow\",\"Action\":\"a:b\",\"Resource\":\"*\",\(member)}]}"
    }

    private func read(_ text: String) { _ = try? PolicyReader(grammar: .identity).read(text) }

    /// A pattern of `unit`s, which is always one.
    private func pattern(_ text: String, _ wildcards: PatternSyntax.Wildcards) -> ValuePattern? {
        try? ValuePattern(text, syntax: PatternSyntax(wildcards: wildcards, hasVariables: true))
    }

    @Test(arguments: wildcards)
    func `a text is compared with a pattern in linear time`(_ unit: String) {
        for wildcards in [PatternSyntax.Wildcards.everywhere, .resource, .arn] {
            guard let pattern = pattern("arn:" + Text.repeating(unit, 100) + "b", wildcards) else { continue }
            for run in ["a", "\u{E9}:"] {
                Growth.expectLinear("\(wildcards) \(run)", size: 20_000) { size in
                    _ = pattern.matches(Array(("arn:" + Text.repeating(run, size)).utf8), in: ConditionContext())
                }
            }
        }
    }

    @Test func `segments are searched in linear time`() {
        for end in ["b", "*b"] {
            Growth.expectLinear("segment \(end)", size: 4000) { size in
                let run = Text.repeating("a", size)
                _ = pattern("*\(run)\(end)*", .everywhere)?.matches(
                    Array((run + run + run).utf8), in: ConditionContext())
            }
        }
        Growth.expectLinear("many segments", size: 4000) { size in
            let text = Array((Text.repeating("ab", size) + "c").utf8)
            _ = pattern(Text.repeating("*ab", size), .everywhere)?.matches(text, in: ConditionContext())
            _ = pattern(Text.repeating("*${a:b}", size), .everywhere)?.matches(
                text, in: ConditionContext(["a:b": ["b"]]))
        }
    }

    @Test(arguments: wildcards + ["\u{301}\u{316}", "\u{FDFA}"])
    func `a pattern of any length is compared in linear time`(_ unit: String) {
        let text = Array(Text.repeating("a", 100).utf8)
        Growth.expectLinear("pattern", size: 4000) { size in
            for wildcards in [PatternSyntax.Wildcards.everywhere, .resource] {
                _ = pattern(Text.repeating(unit, size), wildcards)?.matches(text, in: ConditionContext())
            }
        }
        Growth.expectLinear("ignoring case", size: 4000) { size in
            let syntax = PatternSyntax(hasVariables: true, ignoresCase: true)
            _ = try? ValuePattern(Text.repeating(unit, size), syntax: syntax).matches(text, in: ConditionContext())
        }
    }

    @Test(arguments: ["${a:b}", "${a:b, 'c'}", "${*}", "${", "${a:b", "${a:b, '", "$", "}"])
    func `variables are read and resolved in linear time`(_ unit: String) {
        let context = ConditionContext(["a:b": ["x"]])
        Growth.expectLinear("variables", size: 6000) { size in
            _ = pattern(Text.repeating(unit, size), .everywhere)?.matches(Array("x".utf8), in: context)
        }
        guard let pattern = pattern("*${a:b}*", .everywhere) else { return }
        Growth.expectLinear("value", size: 6000) { size in
            let value = Text.repeating(unit, size)
            _ = pattern.matches(Array(("." + value + ".").utf8), in: ConditionContext(["a:b": [value]]))
            // Longer values are not put in.
            let short = String(value.prefix(2000))
            _ = pattern.matches(Array(("." + value + "." + short).utf8), in: ConditionContext(["a:b": [short]]))
        }
    }

    @Test(arguments: Text.units)
    func `values of requests are read in linear time`(_ unit: String) throws {
        let conditions = [
            "{\"StringEqualsIgnoreCase\":{\"a:b\":\"x\"}}", "{\"NumericLessThan\":{\"a:b\":1}}",
            "{\"DateLessThan\":{\"a:b\":\"2026\"}}", "{\"BinaryEquals\":{\"a:b\":\"\"}}",
            "{\"IpAddress\":{\"a:b\":\"::/0\"}}", "{\"ArnLike\":{\"a:b\":\"arn:*\"}}", "{\"Bool\":{\"a:b\":true}}",
        ]
        for condition in conditions {
            let policies = EffectivePolicies(identity: [try PolicyDocument(document("\"Condition\":\(condition)"))])
            Growth.expectLinear(condition, size: 6000) { size in
                let context = ConditionContext(["a:b": [Text.repeating(unit, size)]])
                _ = policies.decide(AccessRequest("a:b", context: context))
            }
        }
        let policies = EffectivePolicies(identity: [try PolicyDocument(document("\"Sid\":\"A\""))])
        Growth.expectLinear("names", size: 6000) { size in
            let name = Text.repeating(unit, size)
            let principal = RequestPrincipal.user(arn: name, id: name)
            _ = policies.decide(
                AccessRequest(name, on: name, by: principal, context: ConditionContext([name: [name]] as KeyValuePairs))
            )
        }
    }

    @Test func `documents of any form are read and evaluated in linear time`() throws {
        func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ",") }
        func evaluated(_ name: String, size: Int, _ text: @escaping (Int) -> String) {
            Growth.expectLinear(name, size: size) { count in
                guard let statements = try? PolicyReader(grammar: .identity).read(text(count)) else { return }
                var evaluation = StatementEvaluation(AccessRequest("a:b"))
                evaluation.add(.identity, policies: [("", statements)])
                _ = evaluation.decision()
            }
        }
        evaluated("statements", size: 400) { count in
            let statements = list(count) {
                "{\"Sid\":\"S\($0)\",\"Effect\":\"Allow\",\"Action\":\"a:*\",\"Resource\":\"*\"}"
            }
            return "{\"Statement\":[\(statements)]}"
        }
        evaluated("actions", size: 2000) { count in document("\"NotAction\":[\(list(count) { "\"a:b\($0)*\"" })]") }
        evaluated("keys", size: 1000) { count in
            document("\"Condition\":{\"Null\":{\(list(count) { "\"a:\($0)\":true" })}}")
        }
        evaluated("values", size: 2000) { count in
            document("\"Condition\":{\"StringNotLike\":{\"a:b\":[\(list(count) { "\"*\($0)?\"" })]}}")
        }
        Growth.expectLinear("principals", size: 500) { count in
            let names = list(count) { "\"arn:aws:iam::123456789012:user/u\($0)\"" }
            _ = try? PolicyReader(grammar: .trust).read(
                "{\"Statement\":{\"Effect\":\"Allow\",\"Principal\":{\"AWS\":[\(names)]},\"Action\":\"sts:A\"}}")
        }
    }

    @Test func `a request with many keys is evaluated in linear time`() throws {
        let policy = try PolicyDocument(document("\"Condition\":{\"ForAllValues:StringEquals\":{\"a:b\":\"x\"}}"))
        Growth.expectLinear("keys", size: 2000) { count in
            let keys = Dictionary(uniqueKeysWithValues: (0..<count).map { ("aws:RequestTag/\($0)", ["x"]) })
            let context = ConditionContext(keys.merging(["a:b": Array(repeating: "x", count: count)]) { $1 })
            _ = EffectivePolicies(identity: [policy]).decide(AccessRequest("a:b", context: context))
        }
    }

    @Test(arguments: ["{\"Statement\":[", "{}", "},{", ",", ":", "\"", "\\", "a", "]}", "\u{E9}\n"])
    func `statements are found in a text in linear time`(_ unit: String) {
        for start in ["", "{\"Statement\":[", "\""] {
            Growth.expectLinear("spans \(start)", size: 20_000) { size in
                _ = StatementSpan.all(in: start + Text.repeating(unit, size))
            }
        }
    }

    @Test(arguments: Text.units + ["1", "-", ":", "1.", "T", "/", "="])
    func `values of context keys are checked in linear time`(_ unit: String) {
        Growth.expectLinear("value") { size in
            let text = Text.repeating(unit, size)
            for type in ConditionValueType.allCases { _ = type.admits(text) }
        }
    }

    @Test func `policies of resources are read and evaluated in linear time`() {
        Growth.expectLinear("policy", size: 300) { size in
            let statements = (0..<size).map {
                "{\"Effect\":\"Allow\",\"Principal\":\"*\",\"Action\":\"a:\($0)\",\"Resource\":\"*\"}"
            }
            guard let policy = try? ResourcePolicy("{\"Statement\":[\(statements.joined(separator: ","))]}") else {
                return
            }
            let request = AccessRequest("a:b", by: .user(arn: "arn:aws:iam::123456789012:user/a"))
            _ = EffectivePolicies(identity: []).decide(request, with: policy, isOtherAccount: false)
        }
    }
}
