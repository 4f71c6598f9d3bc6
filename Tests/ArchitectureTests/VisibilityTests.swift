import Testing

/// `public` means that an app may call it.
@Suite struct VisibilityTests {
    /// The products for apps, and the modules whose types their declarations name.
    private static let open: Set<String> = [
        "AWSCognito", "AWSMobileClient", "MartletAccess", "WireClient", "WireRuntime",
    ]

    /// Types of `Kernel` that apps see, and `Secret`, which the models' runtime is written with.
    private static let openFiles: Set<String> = [
        "Sources/Kernel/Identifier.swift", "Sources/Kernel/Instant.swift", "Sources/Kernel/Secret.swift",
    ]

    @Test func `only what apps may call is public`() throws {
        for file in try SourceTree.files(in: "Sources") {
            let target = file.path.split(separator: "/")[1]
            // The compiler specialises generic code of another module only if it is public and inlinable.
            let isInlinable = file.swift.lines.contains {
                $0.contains("@inlinable") || $0.contains("@usableFromInline")
            }
            guard !Self.open.contains(String(target)), !Self.openFiles.contains(file.path), !isInlinable else {
                continue
            }
            let opened = file.swift.lines.enumerated()
                .filter { $0.element.split(separator: " ").contains("public") }.map { "\(file.path):\($0.offset + 1)" }
            #expect(opened.isEmpty, "package is enough: \(opened.joined(separator: ", "))")
        }
    }
}
