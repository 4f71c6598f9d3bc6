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

    // `Module.Type` cannot be written where a type hides its module, so no target may see both.
    @Test func `no type has the name of a target that is imported beside it`() throws {
        for target in Plan.all {
            let viewers = Plan.all.filter { $0.name == target.name || $0.dependencies.contains(target.name) }
            let names = Set(viewers.flatMap { $0.dependencies.union([$0.name]) }).subtracting(Plan.namedAsTheirType)
            for file in try SourceTree.files(in: "Sources/\(target.name)") {
                for type in file.declarations.types {
                    #expect(!names.contains(type.name), "\(file.path):\(type.line) \(type.name)")
                }
            }
        }
    }

    // A nested type is read with the name of its outer type.
    @Test func `no two types share a name`() throws {
        // By file: of two types with one name in a file, each platform compiles one.
        var places: [String: Set<String>] = [:]
        for file in try SourceTree.files(in: "Sources") {
            for type in file.declarations.types where !type.isNested {
                places[type.name, default: []].insert(file.path)
            }
        }
        #expect(places.count > 500)
        for (name, places) in places where places.count > 1 { Issue.record("\(name): \(places)") }
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

    @Test func `a type that is thrown ends in Error, or says what is wrong`() throws {
        for file in try SourceTree.files(in: "Sources") {
            for (index, line) in file.swift.lines.enumerated() {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != ":" }
                guard let at = words.firstIndex(where: { ["struct", "enum", "class"].contains($0) }),
                    at + 1 < words.count, words[(at + 1)...].contains("Error")
                else { continue }
                let name = words[at + 1].prefix { $0 != ":" }
                let replaced = ["Fault", "Failure", "Problem"].contains { name.hasSuffix($0) }
                #expect(!replaced, "\(file.path):\(index + 1) \(name)")
            }
        }
    }
}
