import Testing

/// Limits of length for lines, functions, types and files.
@Suite struct LengthTests {
    @Test func `a source file has at most 400 lines, a test file 600`() throws {
        for file in try SourceTree.files(in: "Sources") + SourceTree.files(in: "Examples") {
            #expect(file.lines.count <= 400, "\(file.path)")
        }
        for file in try SourceTree.files(in: "Tests") { #expect(file.lines.count <= 600, "\(file.path)") }
    }

    @Test func `half of the source files have at most 110 lines`() throws {
        let lengths = try SourceTree.files(in: "Sources").map(\.lines.count).sorted()
        #expect(lengths[lengths.count / 2] <= 110)
    }

    @Test func `a function has at most 60 lines`() throws {
        for file in try ["Sources", "Tests", "Examples"].flatMap(SourceTree.files) {
            for function in file.declarations.functions {
                #expect(function.length <= 60, "\(file.path):\(function.line) \(function.name)")
            }
        }
    }

    @Test func `half of the functions have at most 12 lines`() throws {
        let lengths = try SourceTree.files(in: "Sources").flatMap { $0.declarations.functions.map(\.length) }
            .sorted()
        #expect(lengths.isEmpty || lengths[lengths.count / 2] <= 12)
    }

    @Test func `a type has at most 25 members`() throws {
        for file in try SourceTree.files(in: "Sources") {
            for type in file.declarations.types {
                #expect(type.members <= 25, "\(file.path):\(type.line) \(type.name) has \(type.members)")
            }
        }
    }

    @Test func `a line has at most 120 columns`() throws {
        for file in try ["Sources", "Tests", "Examples"].flatMap(SourceTree.files) {
            // These samples are quoted literally from documents.
            if file.path.contains("/AWSMobileClientTests/Documents/") || file.path.contains("/DocumentsIn") { continue }
            for (index, line) in file.lines.enumerated() where !line.contains("https://") {
                #expect(line.utf8.count <= 120 || line.count <= 120, "\(file.path):\(index + 1)")
            }
        }
    }
}
