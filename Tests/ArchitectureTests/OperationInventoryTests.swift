import Foundation
import Testing

/// What the service models name, what is built, and the list of what is not.
enum OperationInventory {
    /// The names of all operations of all service models, each behind its service: `sts/GetCallerIdentity`.
    static func modelled() throws -> [String] {
        struct Model: Decodable {
            struct Operation: Decodable {}
            var operations: [String: Operation]
        }
        return try SourceTree.paths(in: "Model").filter { $0.hasSuffix(".json") }.flatMap { path in
            let data = Data(try SourceTree.text(of: path).utf8)
            let service = path.dropFirst("Model/".count).dropLast(".json".count)
            return try JSONDecoder().decode(Model.self, from: data).operations.keys.map { "\(service)/\($0)" }
        }
    }

    /// The files that declare operations, with the names they declare.
    static func operationFiles() throws -> [(SourceFile, [String])] {
        let files = try Plan.operationTargets.keys.sorted().flatMap { try SourceTree.files(in: "Sources/\($0)") }
        return files.map { ($0, operations(in: $0)) }.filter { !$0.1.isEmpty }
    }

    /// The operations that a file declares, each behind its service.
    static func built() throws -> Set<String> {
        Set(
            try operationFiles().flatMap { file, names in
                let target = file.path.split(separator: "/")[1]
                return names.map { "\(Plan.operationTargets[String(target)] ?? "?")/\($0)" }
            })
    }

    static func unbuilt() throws -> [String] {
        try SourceTree.text(of: "Model/Unbuilt.txt").split(separator: "\n").map(String.init)
    }

    private static func operations(in file: SourceFile) -> [String] {
        file.swift.lines.compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber }
            guard let at = words.firstIndex(of: "struct"), line.contains(":"), at + 1 < words.count,
                line.split(separator: ":").dropFirst().joined().split(whereSeparator: { !$0.isLetter }).contains(
                    "Operation")
            else { return nil }
            return String(words[at + 1])
        }
    }
}

@Suite struct OperationInventoryTests {
    @Test func `the models name 192 operations`() throws {
        #expect(try OperationInventory.modelled().count == 141 + 23 + 17 + 11)
    }

    @Test func `what is neither built nor listed as unbuilt does not exist`() throws {
        let modelled = Set(try OperationInventory.modelled())
        let built = try OperationInventory.built()
        #expect(built.subtracting(modelled).sorted() == [], "built, but in no service model")
        #expect(
            try OperationInventory.unbuilt() == modelled.subtracting(built).sorted(),
            "make unbuilt writes the list anew")
    }

    @Test func `the list of what is not built only shrinks`() throws {
        #expect(try OperationInventory.unbuilt().count <= Plan.unbuiltAtMost)
    }

    @Test func `every operation hangs on its room's board`() throws {
        for (file, names) in try OperationInventory.operationFiles() {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            let others = try SourceTree.files(in: target).filter { $0.path != file.path }
            for name in names {
                let isListed = others.contains { other in
                    other.swift.lines.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(Substring(name)) }
                }
                #expect(isListed, "\(name) is on no board of \(target)")
            }
        }
    }
}
