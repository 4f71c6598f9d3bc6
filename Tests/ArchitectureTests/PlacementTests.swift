import Foundation
import Testing

/// Statements, operations and types are in the files where a reader expects them.
@Suite struct PlacementTests {
    @Test func `statements live in tables and schemas`() throws {
        let openings = [
            "SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM ", "CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE ",
            "ALTER TABLE ", "DROP TABLE ", "WITH RECURSIVE ",
        ]
        for target in Plan.targets where !Plan.speaksSQL.contains(target.name) {
            for file in try SourceTree.files(in: "Sources/\(target.name)") where !file.isTable {
                for (line, text) in file.swift.strings {
                    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
                    #expect(!openings.contains { text.hasPrefix($0) }, "\(file.path):\(line)")
                }
            }
        }
    }

    @Test func `an operation has its own file of at most 80 lines`() throws {
        for (file, names) in try OperationInventory.operationFiles() {
            #expect(names == [file.stem], "\(file.path) holds \(names)")
            #expect(file.lines.count <= 80, "\(file.path)")
        }
    }

    @Test func `no file or folder is a junk drawer`() {
        let drawers = [
            "Utils", "Util", "Helper", "Helpers", "Common", "Misc", "Manager", "Impl", "Base", "Handler", "Service",
        ]
        for path in ["Sources", "Tests", "Examples"].flatMap(SourceTree.paths) where path.hasSuffix(".swift") {
            for part in path.split(separator: "/") {
                let name = part.replacingOccurrences(of: ".swift", with: "")
                guard !Plan.conformsByName.contains(name) else { continue }
                #expect(!drawers.contains { name.hasSuffix($0) }, "\(path)")
            }
        }
    }

    // `Module.Type` cannot be written where a type hides its module.
    @Test func `no type has the name of a target`() throws {
        let names = Set((Plan.targets + Plan.tools).map(\.name)).subtracting(Plan.namedAsTheirType)
        for target in Plan.targets + Plan.tools {
            for file in try SourceTree.files(in: "Sources/\(target.name)") {
                for type in file.declarations.types {
                    #expect(!names.contains(type.name), "\(file.path):\(type.line) \(type.name)")
                }
            }
        }
    }

    @Test func `no type is named after a junk drawer`() throws {
        let drawers = ["Utils", "Util", "Helper", "Helpers", "Manager", "Impl", "Handler", "Service"]
        for target in Plan.targets {
            for file in try SourceTree.files(in: "Sources/\(target.name)") {
                for type in file.declarations.types where !Plan.conformsByName.contains(type.name) {
                    #expect(!drawers.contains { type.name.hasSuffix($0) }, "\(file.path):\(type.line) \(type.name)")
                }
            }
        }
    }
}
