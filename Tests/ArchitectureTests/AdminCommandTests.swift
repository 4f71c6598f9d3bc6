import Foundation
import Testing

/// The commands of operators.
@Suite struct AdminCommandTests {
    private static let folder = "Sources/Server/Admin/Commands"

    /// The commands that a file declares.
    private func commands(in file: SourceFile) -> [String] {
        file.swift.lines.compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber }
            guard let at = words.firstIndex(of: "struct"), words.last == "AdminCommand", at + 1 < words.count
            else { return nil }
            return String(words[at + 1])
        }
    }

    @Test func `a command is a file, named after it`() throws {
        let files = try SourceTree.files(in: Self.folder).filter { !$0.stem.contains("+") }
        #expect(files.count > 20)
        for file in files { #expect(commands(in: file) == [file.stem], "\(file.path)") }
    }

    @Test func `the admin port takes every command`() throws {
        let declared = try SourceTree.files(in: "Sources/Server").flatMap(commands)
        let list = try SourceTree.text(of: "Sources/Server/Admin/AdminCommands.swift")
        let names = list.split { !$0.isLetter && $0 != "." && !$0.isNumber }.filter { $0.hasSuffix(".self") }
        #expect(names.map { String($0.dropLast(".self".count)) } == declared.sorted())
    }
}
