import Foundation
import Kernel
import TestKit
import Testing

@testable import Directory

/// Lists of compromised passwords, as they are published.
@Suite struct PasswordHashFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "hashes-\(UUID())")
    private static let listed = (1...2000).map { "Horse-\($0)" }

    private func list(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "list.txt")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func contain(_ password: String, _ list: PasswordHashFile) throws -> Bool {
        try CompromisedPasswords.listed(list).contain(Secret(password))
    }

    @Test(arguments: ["\n", "\r\n"], [true, false])
    func `each password of a file is found, and no other`(_ lineEnd: String, _ endsLast: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = Self.listed.map { PasswordHashes.line(of: $0) }.sorted()
        let found = try PasswordHashFile(list(lines.joined(separator: lineEnd) + (endsLast ? lineEnd : "")))
        for password in Self.listed { #expect(try contain(password, found), "\(password)") }
        for number in 2001...4000 { #expect(try !contain("Horse-\(number)", found)) }
    }

    @Test func `each password of a folder with a file for each range is found, and no other`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Of the million ranges the first and the last, which are looked at first, and the ranges asked for.
        let asked = Self.listed.prefix(20) + ["Horse-0"]
        var ranges = [
            "00000": ["\(String(repeating: "0", count: 35)):3"], "FFFFF": ["\(String(repeating: "F", count: 35)):1"],
        ]
        for password in asked {
            let line = PasswordHashes.line(of: password)
            let other = String(repeating: "8", count: 35) + ":7"
            ranges[String(line.prefix(5)), default: [other]] += password == "Horse-0" ? [] : [String(line.dropFirst(5))]
        }
        for (range, lines) in ranges {
            try Data(lines.sorted().joined(separator: "\r\n").utf8).write(to: folder.appending(path: "\(range).txt"))
        }
        let found = try PasswordHashFile(folder.path)
        for password in asked { #expect(try contain(password, found) == (password != "Horse-0"), "\(password)") }
        // A folder with a range missing is not a list in which a password is missing.
        let range = PasswordHashes.line(of: "Horse-1").prefix(5)
        try FileManager.default.removeItem(at: folder.appending(path: "\(range).txt"))
        #expect(throws: PasswordListError.self) { try contain("Horse-1", found) }
    }

    @Test func `a line with a count of zero is padding`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = [("one", 0), ("two", 10)].map { PasswordHashes.line(of: $0, count: $1) }
        let found = try PasswordHashFile(list(lines.sorted().joined(separator: "\n")))
        #expect(try !contain("one", found))
        #expect(try contain("two", found))
    }

    @Test(arguments: [
        "", "password\n", "32ED87BDB5FDC5E9CBA88547376818D4:3\n", String(repeating: "A", count: 400),
        "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8 3\n", "\n\n\n",
    ])
    func `what is no list of hashes is refused with its name`(_ text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try list(text)
        let problem = #expect(throws: PasswordListError.self) { try PasswordHashFile(path) }
        #expect(problem?.description.contains(path) == true)
    }

    @Test func `a file that is not there is refused`() {
        #expect(throws: PasswordListError.self) { try PasswordHashFile("/nowhere/list.txt") }
    }
}
