import Directory
import Kernel
import Testing

@testable import Transfer

/// Doubling a file of users, or one of its lines, at most doubles the cost.
@Suite(.serialized) struct TransferGrowthTests {
    @Test(arguments: ["a,", #"\,"#, "\u{20AC}", "\n", "a\r\n", Text.marks])
    func `lines are found in linear time, however small the pieces are`(_ unit: String) {
        Growth.expectLinear("file", size: 2000) { size in
            var lines = FileLines()
            let file = Array(Text.repeating(unit, size).utf8)
            for start in stride(from: 0, to: file.count, by: 64) {
                lines.add(file[start..<min(start + 64, file.count)])
                while let line = try? lines.next(isComplete: false) { _ = line.text.utf8.count }
            }
        }
    }

    @Test(arguments: ["a,", #"\,"#, " ", ",", "\u{20AC}", Text.marks])
    func `cells are read in linear time`(_ unit: String) {
        Growth.expectLinear("line", size: 4000) { size in _ = CSVCells.read(Text.repeating(unit, size)) }
    }

    /// Places of a line's texts.
    private static let lines = [
        #"{"username":"§"}"#, #"{"§":1}"#, #"{"username":"a","sub":"§"}"#, #"{"username":"a","created":"§"}"#,
        #"{"username":"a","attributes":{"§":"§"}}"#, #"{"username":"a","groups":["§"]}"#,
        #"{"username":"a","password":{"hash":"§"}}"#, #"{"username":"a","password":{"sealed":"§"}}"#,
        #"{"username":"a","password":{"keycloak":{"credentialData":"§","secretData":"§"}}}"#,
        #"{"username":"a","totp":{"secret":"§"}}"#, #"{"username":"a","recovery-codes":{"codes":["§"]}}"#,
        #"{"username":"a","identities":[§]}"#,
    ]

    @Test(arguments: Text.units + [#"{"a":"#, "[", "{},", #"\u0301"#, "$", "$2b$", "=", "A="])
    func `a user line is read in linear time`(_ unit: String) {
        for line in Self.lines {
            Growth.expectLinear(line, size: 8000) { size in
                _ = try? UserLine(Array(line.replacing("§", with: Text.repeating(unit, size)).utf8))
            }
        }
    }
}
