import Directory
import Foundation
import Kernel
import Testing

@testable import Server

/// The rules for groups, as the operator's file and the admin port have them.
@Suite struct GroupRulesChangeTests {
    private func read(_ text: String) throws -> [AdminProtocol.GroupRule] {
        try JSONDecoder().decode([AdminProtocol.GroupRule].self, from: Data(text.utf8))
    }

    @Test(arguments: ["equals", "contains", "startsWith"])
    func `a rule is read, and shown as it was`(_ match: String) throws {
        let text = #"[{"claim":"teams","group":"operators","match":"\#(match)","value":"ops"}]"#
        let rules = try read(text)
        let rule = try #require(try rules.first?.rule)
        #expect(rule.claim == "teams" && rule.match.rawValue == match && rule.value == "ops")
        #expect(rule.group.rawValue == "operators")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let shown = String(decoding: try encoder.encode([AdminProtocol.GroupRule(rule)]), as: UTF8.self)
        #expect(shown == text)
    }

    // A condition that is ignored would give a group to users who must not have it.
    @Test(arguments: [
        #"[{"claim":"t","match":"equals","value":"v"}]"#, #"[{"claim":"t","match":"equals","group":"g"}]"#,
        #"[{"claim":"t","match":"equals","value":"v","group":"g","unless":"x"}]"#,
        #"[{"claim":"t","match":"equals","value":["v"],"group":"g"}]"#,
        #"[{"claim":"t","match":"equals","value":1,"group":"g"}]"#,
        #"[{"claim":"t","match":"equals","value":null,"group":"g"}]"#,
        #"{"claim":"t","match":"equals","value":"v","group":"g"}"#, "[[]]", "", "null",
    ])
    func `members that are missing, unknown or no texts are refused`(_ text: String) {
        #expect(throws: DecodingError.self) { try read(text) }
    }

    @Test(arguments: ["Equals", "starts-with", "any-of-list", ""])
    func `there are three comparisons`(_ match: String) throws {
        let rules = try read(#"[{"claim":"t","match":"\#(match)","value":"v","group":"g"}]"#)
        #expect(throws: InvalidInput.self) { _ = try rules.first?.rule }
    }
}
