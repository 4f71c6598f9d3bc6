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
}
