import Policies
import Testing

/// Where statements stand, as SimulateCustomPolicy tells it.
@Suite struct StatementSpanTests {
    private func spans(_ text: String) -> [[Int]] {
        StatementSpan.all(in: text).map { [$0.start.line, $0.start.column, $0.end.line, $0.end.column] }
    }

    // The sample of the AWS CLI: the policy of the user alejandro.
    @Test func `a statement begins after the mark before it and ends after its brace`() {
        let text = """
            {
                "Version": "2012-10-17",
                "Statement": [
                    {
                        "Effect": "Allow",
                        "Action": [
                            "codecommit:ListRepositories"],
                        "Resource": "*"
                    }
                ]
            }
            """
        #expect(spans(text) == [[3, 19, 9, 10]])
    }

    @Test func `a single statement has a span, and so has each of several in a line`() {
        #expect(spans(#"{"Statement": {"Effect": "Allow"}}"#) == [[1, 14, 1, 34]])
        #expect(spans(#"{"Statement":[{"a":1}, {"b":[{}]}],"Id":"x"}"#) == [[1, 15, 1, 22], [1, 23, 1, 34]])
        #expect(spans(#"{"Id":"Statement","Statement":[{}]}"#) == [[1, 32, 1, 34]])
    }

    @Test func `strings and members of other names have no statements`() {
        #expect(spans(#"{"Statement":[{"Sid":"}],{\"{"}]}"#) == [[1, 15, 1, 32]])
        #expect(spans(#"{"Id":{"Statement":[{}]}}"#).isEmpty)
        #expect(spans(#"{"Statements":[{}]}"#).isEmpty)
        #expect(spans(#"{"Statement":[{"Condition":{"a":{"Statement":[{}]}}}]}"#).count == 1)
        // Columns are characters, not bytes.
        #expect(spans(#"{"Id":"ü","Statement":[{}]}"#) == [[1, 24, 1, 26]])
    }

    @Test(arguments: ["", "{", "}", "]]]", "\"", "{\"Statement\":[", ",:,:", "\\"])
    func `a text that is not a policy has no spans`(_ text: String) {
        #expect(spans(text).isEmpty)
    }
}
