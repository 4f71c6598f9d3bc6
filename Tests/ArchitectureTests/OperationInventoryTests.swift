import Foundation
import Testing

/// The operations in the service models, the built ones, and the list of unbuilt ones.
enum OperationInventory {
    /// The names of all operations of all service models, with their service: `sts/GetCallerIdentity`.
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

    /// The operations that are declared, with their service.
    static func built() throws -> Set<String> {
        let modelled = Set(try modelled())
        return Set(
            try operationFiles().flatMap { file, names in
                let target = String(file.path.split(separator: "/")[1])
                return names.map { operation(called: $0, in: target, of: modelled) }
            })
    }

    /// The operation that a type declares: `IAMGetUser` is `iam/GetUser`, because user pools have a `GetUser` too.
    private static func operation(called name: String, in target: String, of modelled: Set<String>) -> String {
        let prefix = Plan.operationPrefixes[target] ?? ""
        let names = [name] + (prefix.isEmpty || !name.hasPrefix(prefix) ? [] : [String(name.dropFirst(prefix.count))])
        let services = Plan.operationTargets[target] ?? []
        let operations = services.flatMap { service in names.map { "\(service)/\($0)" } }
        return operations.first(where: modelled.contains) ?? "\(target)/\(name)"
    }

    static func unbuilt() throws -> [String] {
        try SourceTree.text(of: "Model/Unbuilt.txt").split(separator: "\n").map(String.init)
    }

    private static func operations(in file: SourceFile) -> [String] {
        file.swift.lines.compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber }
            guard let at = words.firstIndex(of: "struct"), line.contains(":"), at + 1 < words.count,
                line.split(separator: ":").dropFirst().joined().split(whereSeparator: { !$0.isLetter }).contains(
                    where: {
                        ["Operation", "PagedOperation", "WaitingOperation"].contains($0)
                    })
            else { return nil }
            return String(words[at + 1])
        }
    }
}

@Suite struct OperationInventoryTests {
    @Test func `the models name 250 operations`() throws {
        #expect(try OperationInventory.modelled().count == 141 + 23 + 17 + 11 + 58)
    }

    @Test func `every operation is either built or listed as unbuilt`() throws {
        let modelled = Set(try OperationInventory.modelled())
        let built = try OperationInventory.built()
        // The long poll for changes, which Amazon's service does not have.
        #expect(built.subtracting(modelled).sorted() == ["SyncAPI/GetChanges"], "built, but in no service model")
        #expect(
            try OperationInventory.unbuilt() == modelled.subtracting(built).sorted(), "make unbuilt writes the list")
    }

    @Test func `the list of unbuilt operations only shrinks`() throws {
        #expect(try OperationInventory.unbuilt().count <= Plan.unbuiltAtMost)
    }

    @Test func `every operation is listed in its target`() throws {
        for (file, names) in try OperationInventory.operationFiles() {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            let others = try SourceTree.files(in: target).filter { $0.path != file.path }
            for name in names {
                let isListed = others.contains { other in
                    other.swift.lines.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(Substring(name)) }
                }
                #expect(isListed, "\(name) is not listed in \(target)")
            }
        }
    }
}
