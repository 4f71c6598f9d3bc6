import Foundation

/// Generates the Swift types that server and clients share from the service models.
///
///     swift run GeneratorCommand Model Sources/WireModel
///
/// The output is deterministic, byte for byte.
@main
struct GeneratorCommand {
    let models: URL
    let output: URL

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: ShapeGenerator <models> <output>\n".utf8))
            exit(64)
        }
        try GeneratorCommand(models: URL(filePath: arguments[1]), output: URL(filePath: arguments[2])).run()
    }

    func run() throws {
        var given: Set<String> = []
        let vocabularies = try ServiceFolder.all.map { serviceFolder in
            let data = try Data(contentsOf: models.appending(path: "\(serviceFolder.file).json"))
            return try Vocabulary(
                serviceFolder: serviceFolder, model: JSONDecoder().decode(ServiceModel.self, from: data), given: &given)
        }
        for service in ServiceFolder.all.map(\.folder) + ["Shared"] {
            try? FileManager.default.removeItem(at: output.appending(path: service))
        }
        for vocabulary in vocabularies {
            try writeOperations(of: vocabulary)
            try writeShared(of: vocabulary)
        }
        let catalogueWriter = CatalogueWriter(vocabularies: vocabularies)
        try write(catalogueWriter.operations(), to: "Shared/Catalogue.swift", from: "the models")
        try write(catalogueWriter.errorCodes(), to: "Shared/ErrorCode.swift", from: "the models")
    }

    private func writeOperations(of vocabulary: Vocabulary) throws {
        for (name, facts) in vocabulary.model.operations {
            let writer = OperationWriter(vocabulary: vocabulary, name: name, facts: facts)
            let file = writer.fileName
            try write(
                writer.lines, to: "\(vocabulary.serviceFolder.folder)/\(file).swift",
                from: "\(vocabulary.serviceFolder.file).json")
        }
    }

    private func writeShared(of vocabulary: Vocabulary) throws {
        let simple = SimpleShapes(vocabulary: vocabulary)
        let folder = "Shared/\(vocabulary.serviceFolder.folder)"
        let source = "\(vocabulary.serviceFolder.file).json"
        for (shape, name) in vocabulary.names {
            let facts = vocabulary.facts(shape)
            let isOutput = vocabulary.model.operations.values.contains { $0.output == shape }
            let lines =
                if let words = facts.enum {
                    simple.enumeration(shape, words)
                } else {
                    StructureWriter(
                        vocabulary: vocabulary, shape: shape, name: name, summary: "The model's `\(shape)`.",
                        conformances: [isOutput ? "OperationOutput" : "Structure"]
                    ).declaration()
                }
            try write(lines, to: "\(folder)/\(name).swift", from: source)
        }
        try write(simple.table(), to: "\(folder)/\(vocabulary.serviceFolder.shapes).swift", from: source)
    }

    private func write(_ lines: [String], to path: String, from source: String) throws {
        let head = ["// Generated from \(source) by ShapeGenerator. Do not edit.", "// swift-format-ignore-file", ""]
        let needsKernel = lines.contains { $0.contains("Secret<") || $0.contains("Instant") }
        let text = head + (needsKernel ? ["public import Kernel", ""] : []) + lines
        let file = output.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
}
