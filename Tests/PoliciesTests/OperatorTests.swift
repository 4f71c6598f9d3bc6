import Testing

@testable import Policies

/// Each operator with keys that are present, absent and of several values.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
@Suite struct OperatorTests {
    /// An operator with a value, and values of a request that it matches and does not match.
    struct Case: Sendable {
        var name: String
        var negation: String?
        var value: String
        var matching: [String]
        var other: [String]

        init(
            _ name: String, not negation: String? = nil, _ value: String, _ matching: [String], but other: [String]
        ) {
            (self.name, self.negation, self.value) = (name, negation, value)
            (self.matching, self.other) = (matching, other)
        }
    }

    static let cases = [
        Case("StringEquals", not: "StringNotEquals", "\"John\"", ["John"], but: ["john", "John ", "", "J*"]),
        Case("StringEquals", not: "StringNotEquals", "\"J*n?\"", ["J*n?"], but: ["Johnn", "J*n"]),
        Case(
            "StringEqualsIgnoreCase", not: "StringNotEqualsIgnoreCase", "\"J\u{D6}HN\"", ["j\u{F6}hn", "J\u{D6}hn"],
            but: ["john", ""]),
        Case(
            "StringLike", not: "StringNotLike", "\"a*c?\"", ["acd", "abbcc", "aac\u{E9}", "a/:c\u{1F600}"],
            but: ["ac", "Acd", "abcdd", ""]),
        Case(
            "StringLike", not: "StringNotLike", "[\"\", \"users/\", \"users/*/x\"]", ["", "users/", "users/a/b/x"],
            but: ["users", "users/x"]),
        Case(
            "NumericEquals", not: "NumericNotEquals", "10", ["10", "10.0", "+10", "1e1"], but: ["10.5", "-10", "11"]),
        Case("NumericLessThan", "\"10\"", ["9", "-11", "9.99"], but: ["10", "10.0", "11"]),
        Case("NumericLessThanEquals", "10.5", ["10.5", "10"], but: ["10.6", "11"]),
        Case("NumericGreaterThan", "\"9007199254740992\"", ["9007199254740993"], but: ["9007199254740992", "1"]),
        Case("NumericGreaterThanEquals", "\"-1\"", ["-1", "0"], but: ["-1.5", "-2"]),
        Case(
            "DateEquals", not: "DateNotEquals", "\"2020-01-01T00:00:01Z\"",
            ["2020-01-01T00:00:01Z", "1577836801", "2020-01-01T01:00:01+01:00", "2019-12-31T20:00:01.000-04:00"],
            but: ["2020-01-01T00:00:01.5Z", "2020-01-01", "0"]),
        Case(
            "DateLessThan", "\"2020-01-01\"", ["2019-12-31T23:59:59Z", "2019", "1577836799"],
            but: ["2020-01", "2020-01-01"]),
        Case("DateLessThanEquals", "\"2020-06\"", ["2020-06-01", "2020-05-31T00:00"], but: ["2020-06-01T00:00:01Z"]),
        Case("DateGreaterThan", "\"1577836800\"", ["2020-01-01T00:00:00.001Z"], but: ["2020-01-01T00:00:00Z"]),
        Case(
            "DateGreaterThanEquals", "\"2020-01-01T00:00Z\"", ["2020-01-01", "2021-02-03T04:05Z"], but: ["2019-12-31"]),
        Case("Bool", "true", ["true", "TRUE"], but: ["false", "1", ""]),
        Case("Bool", "\"false\"", ["false"], but: ["true", "0"]),
        Case("BinaryEquals", "\"QmluYXJ5\"", ["QmluYXJ5"], but: ["QmluYXJ4", "qmluYXJ5"]),
        Case(
            "IpAddress", not: "NotIpAddress", "[\"203.0.113.0/24\", \"2001:DB8:1234:5678::/64\", \"198.51.100.7\"]",
            ["203.0.113.255", "2001:db8:1234:5678::1", "198.51.100.7", "::ffff:203.0.113.9"],
            but: ["203.0.114.0", "2001:db8:1234:5679::1", "198.51.100.8", "::203.0.113.9"]),
        Case("IpAddress", not: "NotIpAddress", "\"10.0.0.5/31\"", ["10.0.0.4", "10.0.0.5"], but: ["10.0.0.6", "::"]),
        Case("IpAddress", not: "NotIpAddress", "[\"0.0.0.0/0\"]", ["255.1.2.3", "::ffff:1.2.3.4"], but: ["::1"]),
        Case("IpAddress", not: "NotIpAddress", "[\"::/0\"]", ["::1", "ffff::"], but: ["255.1.2.3", "::ffff:1.2.3.4"]),
        Case(
            "IpAddress", not: "NotIpAddress", "\"::ffff:10.0.0.0/104\"", ["10.9.8.7"], but: ["11.9.8.7", "::a09:807"]),
        Case(
            "IpAddress", not: "NotIpAddress", "\"2001:db8::/65\"", ["2001:db8::7fff:0:0:1"],
            but: ["2001:db8::8000:0:0:1"]),
        Case(
            "ArnEquals", not: "ArnNotEquals", "\"arn:aws:someservice:*:111122223333:finance/*\"",
            ["arn:aws:someservice:us-east-2:111122223333:finance/a:b"],
            but: ["arn:aws:someservice:us-east-2:999999999999:store/abc:111122223333:finance/document.txt"]),
        Case(
            "ArnLike", not: "ArnNotLike", "\"arn:aws:sns:us-????-1:*\"",
            ["arn:aws:sns:us-east-1:1:t", "arn:aws:sns:us-west-1::"],
            but: ["arn:aws:sns:us-east-2:1:t", "arn:aws:SNS:us-east-1:1:t"]),
    ]

    /// The condition of `name` on the key `test:Key`.
    private func condition(_ name: String, _ value: String) -> String { "{\"\(name)\": {\"test:Key\": \(value)}}" }

    @Test(arguments: cases) func `a value matches or does not`(_ test: Case) throws {
        let text = condition(test.name, test.value)
        for value in test.matching { #expect(try Sample.allows(text, ["TEST:key": [value]]), "\(test.name) \(value)") }
        for value in test.other { #expect(try !Sample.allows(text, ["test:key": [value]]), "\(test.name) \(value)") }
    }

    @Test(arguments: cases) func `a negated operator matches the rest`(_ test: Case) throws {
        guard let negation = test.negation else { return }
        let text = condition(negation, test.value)
        for value in test.matching { #expect(try !Sample.allows(text, ["test:key": [value]]), "\(negation) \(value)") }
        for value in test.other where !(negation.hasPrefix("Arn") && value.isEmpty) {
            #expect(try Sample.allows(text, ["test:key": [value]]), "\(negation) \(value)")
        }
    }

    // POL-02
    @Test(arguments: cases) func `a request without the key matches negated operators only`(_ test: Case) throws {
        for context: [String: [String]] in [[:], ["test:Key": []], ["test:Other": test.matching]] {
            #expect(try !Sample.allows(condition(test.name, test.value), context))
            #expect(try Sample.allows(condition(test.name + "IfExists", test.value), context))
            #expect(try Sample.allows(condition("ForAllValues:" + test.name, test.value), context))
            #expect(try !Sample.allows(condition("ForAnyValue:" + test.name, test.value), context))
            guard let negation = test.negation else { continue }
            #expect(try Sample.allows(condition(negation, test.value), context))
            #expect(try Sample.denies(condition(negation + "IfExists", test.value), context))
            #expect(try Sample.allows(condition("ForAllValues:" + negation, test.value), context))
            #expect(try !Sample.allows(condition("ForAnyValue:" + negation, test.value), context))
        }
    }

    @Test(arguments: cases) func `IfExists changes nothing for a key that exists`(_ test: Case) throws {
        let text = condition(test.name + "IfExists", test.value)
        for value in test.matching { #expect(try Sample.allows(text, ["test:Key": [value]])) }
        for value in test.other { #expect(try !Sample.allows(text, ["test:Key": [value]])) }
    }

    @Test(arguments: cases) func `of several values, one or all must match`(_ test: Case) throws {
        guard let one = test.matching.first(where: { !$0.isEmpty }),
            let other = test.other.first(where: { !$0.isEmpty })
        else { return }
        func allows(_ name: String, _ values: [String]) throws -> Bool {
            try Sample.allows(condition(name, test.value), ["test:Key": values])
        }
        #expect(try allows("ForAnyValue:" + test.name, [other, one]))
        #expect(try !allows("ForAnyValue:" + test.name, [other, other]))
        #expect(try allows("ForAllValues:" + test.name, [one, one]))
        #expect(try !allows("ForAllValues:" + test.name, [one, other]))
        // Without a prefix, one value is enough, and a negated operator wants none to match.
        #expect(try allows(test.name, [other, one]))
        guard let negation = test.negation else { return }
        #expect(try allows("ForAnyValue:" + negation, [other, one]))
        #expect(try !allows("ForAnyValue:" + negation, [one, one]))
        #expect(try allows("ForAllValues:" + negation, [other, other]))
        #expect(try !allows("ForAllValues:" + negation, [other, one]))
        #expect(try !allows(negation, [other, one]))
        #expect(try allows(negation, [other, other]))
    }

    // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition_examples-multi-valued-context-keys.html
    @Test func `the documents' table of ForAllValues with StringNotLike holds`() throws {
        let text = condition("ForAllValues:StringNotLike", "\"key1*\"")
        #expect(try !Sample.denies(text, ["test:Key": ["key1:legal"]]))
        #expect(try !Sample.denies(text, ["test:Key": ["key1:hr", "key1:personnel"]]))
        #expect(try Sample.denies(text, ["test:Key": ["key2:audit"]]))
        #expect(try Sample.denies(text, [:]))
    }

    // POL-02
    @Test func `Null asks whether a key has a value`() throws {
        for (context, isNull) in [
            ([:], true), (["test:Key": []], true), (["test:Key": [""]], true), (["test:Key": ["x"]], false),
        ]
            as [([String: [String]], Bool)]
        {
            #expect(try Sample.allows(condition("Null", "\"true\""), context) == isNull)
            #expect(try Sample.allows(condition("Null", "false"), context) == !isNull)
            #expect(try Sample.allows(condition("null", "[true, false]"), context))
        }
    }

    @Test func `an empty value is an empty set`() throws {
        #expect(try Sample.allows(condition("ForAllValues:StringEquals", "\"a\""), ["test:Key": [""]]))
        #expect(try !Sample.allows(condition("ForAnyValue:StringNotEquals", "\"a\""), ["test:Key": [""]]))
        #expect(try Sample.allows(condition("StringEquals", "\"\""), ["test:Key": [""]]))
    }

    @Test func `operators and keys are all required, values are alternatives`() throws {
        let text = """
            {"StringEquals": {"test:A": ["1", "2"], "test:B": "x"}, "NumericLessThan": {"test:C": 5}}
            """
        let fits = ["test:A": ["2"], "test:B": ["x"], "test:C": ["4"]]
        #expect(try Sample.allows(text, fits))
        for change in [("test:A", "3"), ("test:B", "y"), ("test:C", "5")] {
            #expect(try !Sample.allows(text, fits.merging([change.0: [change.1]]) { $1 }))
        }
        let none = "{\"StringNotEquals\": {\"test:A\": [\"1\", \"2\"]}}"
        #expect(try !Sample.allows(none, ["test:A": ["2"]]))
        #expect(try Sample.allows(none, ["test:A": ["3"]]))
        #expect(try Sample.allows("{}", [:]) && Sample.allows("{\"Bool\": {}}", [:]))
    }

    @Test func `names of operators are compared without case`() throws {
        #expect(try Sample.allows(condition("foranyvalue:STRINGlikeifEXISTS", "\"a*\""), ["test:Key": ["ab"]]))
        #expect(try Sample.allows(condition("bool", "\"True\""), ["test:Key": ["true"]]))
    }

    // POL-05
    // A statement that allows must not apply because a value has the wrong form, nor may a denial be escaped so.
    @Test(arguments: [
        ("NumericNotEquals", "5", "five"), ("DateNotEquals", "\"2020\"", "tomorrow"),
        ("NotIpAddress", "\"10.0.0.0/8\"", "localhost"), ("ArnNotLike", "\"arn:aws:sns:*\"", "topic"),
    ])
    func `a value that an operator cannot read grants nothing`(_ name: String, _ value: String, _ given: String) throws
    {
        #expect(try !Sample.allows(condition(name, value), ["test:Key": [given]]))
        #expect(try Sample.denies(condition(name, value), ["test:Key": [given]]))
        let positive = name == "NotIpAddress" ? "IpAddress" : name.replacing("Not", with: "")
        #expect(
            try !Sample.allows(
                condition(positive.replacing("ArnLike", with: "ArnEquals"), value), ["test:Key": [given]]))
    }
}
