import Foundation

/// Generates the Swift types that server and clients share from the service models: a target for each service, and the
/// error codes of all in `WireRuntime`.
///
///     swift run ShapeGenerator Model Sources
///
/// The output is deterministic, byte for byte.
@main
struct GeneratorCommand {
    let models: URL
    let sources: URL

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: ShapeGenerator <models> <sources>\n".utf8))
            exit(64)
        }
        try GeneratorCommand(models: URL(filePath: arguments[1]), sources: URL(filePath: arguments[2])).run()
    }

    func run() throws {
        var given: Set<String> = []
        let vocabularies = try ServiceFolder.all.map { serviceFolder in
            let data = try Data(contentsOf: models.appending(path: "\(serviceFolder.file).json"))
            return try Vocabulary(
                serviceFolder: serviceFolder, model: JSONDecoder().decode(ServiceModel.self, from: data), given: &given)
        }
        let codes = "WireRuntime/Generated"
        for folder in ServiceFolder.all.map(\.target) + [codes] {
            try? FileManager.default.removeItem(at: sources.appending(path: folder))
        }
        for vocabulary in vocabularies {
            try writeOperations(of: vocabulary)
            try writeShapes(of: vocabulary)
            let serviceFolder = vocabulary.serviceFolder
            try write(
                GeneratedFile(
                    CatalogueWriter(vocabulary: vocabulary).lines, source: "\(serviceFolder.file).json",
                    isForServers: serviceFolder.isForApps),
                to: "\(serviceFolder.target)/Catalogue+\(serviceFolder.folder).swift")
        }
        try write(
            GeneratedFile(ErrorCodeWriter(vocabularies: vocabularies).lines, source: "the models", usesRuntime: false),
            to: "\(codes)/ErrorCode.swift")
    }

    private func writeOperations(of vocabulary: Vocabulary) throws {
        let serviceFolder = vocabulary.serviceFolder
        for (name, facts) in vocabulary.model.operations {
            let writer = OperationWriter(vocabulary: vocabulary, name: name, facts: facts)
            try write(
                GeneratedFile(
                    writer.lines, source: "\(serviceFolder.file).json",
                    isForServers: serviceFolder.isForApps && facts.auth != "none"),
                to: "\(serviceFolder.target)/Operations/\(writer.fileName).swift")
        }
    }

    private func writeShapes(of vocabulary: Vocabulary) throws {
        let simple = SimpleShapeWriter(vocabulary: vocabulary)
        let serviceFolder = vocabulary.serviceFolder
        let source = "\(serviceFolder.file).json"
        for (shape, name) in vocabulary.names {
            let isOutput = vocabulary.model.operations.values.contains { $0.output == shape }
            let lines =
                if let values = vocabulary.facts(shape).enum {
                    simple.enumeration(shape, values: values)
                } else {
                    StructureWriter(
                        vocabulary: vocabulary, shape: shape, name: name, summary: "The model's `\(shape)`.",
                        conformances: [isOutput ? "OperationOutput" : "Structure"]
                    ).declaration()
                }
            try write(GeneratedFile(lines, source: source), to: "\(serviceFolder.target)/Shapes/\(name).swift")
        }
        try write(
            GeneratedFile(simple.table(), source: source),
            to: "\(serviceFolder.target)/Shapes/\(serviceFolder.shapes).swift")
    }

    private func write(_ generated: GeneratedFile, to path: String) throws {
        let file = sources.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(generated.text.utf8).write(to: file)
    }
}
