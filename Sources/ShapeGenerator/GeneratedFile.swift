/// A generated file: a note of its source, its imports and its declarations.
struct GeneratedFile {
    /// The declarations.
    let lines: [String]
    /// The source that the note names.
    let source: String
    /// Whether the file is outside `WireRuntime`, whose types all other files use.
    let usesRuntime: Bool
    /// Whether only builds of the server compile the file.
    let isForServers: Bool

    init(_ lines: [String], source: String, usesRuntime: Bool = true, isForServers: Bool = false) {
        self.lines = lines
        self.source = source
        self.usesRuntime = usesRuntime
        self.isForServers = isForServers
    }

    /// The whole file.
    var text: String {
        let head = ["// Generated from \(source) by ShapeGenerator. Do not edit.", "// swift-format-ignore-file", ""]
        let code = (imports.isEmpty ? [] : imports + [""]) + lines
        return (head + (isForServers ? ["#if Server", ""] + code + ["", "#endif"] : code)).joined(separator: "\n")
            + "\n"
    }

    /// The access level of the imports: the highest of the declarations that use types of the modules. A conformance to
    /// `OpenEnum` does not need one.
    private var access: String {
        if lines.contains(where: { $0.contains("public ") }) { return "public " }
        guard lines.contains(where: { $0.contains("package ") }) else { return "" }
        return lines.contains { $0.contains("OpenEnum") } ? "" : "package "
    }

    private var imports: [String] {
        let typesOfKernel = TypedShapes.identifiers.union(["Secret", "Instant"])
        let usesKernel = lines.contains { line in
            // Whole words, and none in quotes: neither `UsernameAttributeType` nor "Username" is a use of `Username`.
            let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
            return code.split { !$0.isLetter && !$0.isNumber }.contains { typesOfKernel.contains(String($0)) }
        }
        return (usesKernel ? ["\(access)import Kernel"] : []) + (usesRuntime ? ["\(access)import WireRuntime"] : [])
    }
}
