import Foundation
import Testing

/// The imports in the sources agree with the package's dependencies, and these with the layers.
@Suite struct DependencyTests {
    private static let bindings: Set<String> = [
        "CArgon2", "CCrypt", "CCurl", "CLibPQ", "CMaxMindDB", "COpenSSL", "CSQLite", "CSpawn", "CXMLSec", "CZlib",
    ]

    @Test func `every folder of sources is a target with a layer`() throws {
        let folders = Set(SourceTree.paths(in: "Sources").map { String($0.split(separator: "/")[1]) })
        let manifest = try PackageManifest.current.get()
        #expect(manifest.bindings == Self.bindings)
        #expect(folders == Set(manifest.targets.map(\.name)).union(Self.bindings))
        for target in manifest.targets { #expect(target.layer != nil, "\(target.name)") }
    }

    @Test func `no dependency points up or sideways`() throws {
        let targets = try PackageManifest.current.get().targets
        let layers = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.layer ?? .max) })
        for target in targets {
            for below in target.dependencies {
                guard let layer = layers[below] else { continue }
                #expect(layer < target.layer ?? .min, "\(target.name) onto \(below)")
            }
        }
    }

    @Test(arguments: Plan.all.map(\.name))
    func `a target imports what the package gives it, and all of it`(_ name: String) throws {
        let target = try #require(Plan.all.first { $0.name == name })
        let imports = try SourceTree.imports(in: "Sources/\(name)")
        let allowed = target.dependencies.union(Plan.toolchain).union(Plan.toolchainOfTarget[name] ?? [])
        for (path, module) in imports { #expect(allowed.contains(module), "\(path) imports \(module)") }
        #expect(target.dependencies.subtracting(imports.map(\.module)) == [], "\(name) imports none of these")
    }

    @Test func `tests import what the package gives them, and all of it`() throws {
        // UIKit stands behind canImport. Tests/Consumer compiles some of these files with a module in its place.
        let toolchain = Plan.toolchain.union([
            "Testing", "FoundationNetworking", "Musl", "Observation", "UIKit", "FakeUIKit",
        ])
        for tests in try PackageManifest.current.get().tests {
            let imports = try SourceTree.imports(in: "Tests/\(tests.name)")
            for (path, module) in imports {
                #expect(tests.dependencies.union(toolchain).contains(module), "\(path) imports \(module)")
            }
            #expect(tests.dependencies.subtracting(imports.map(\.module)) == [], "\(tests.name) imports none of these")
        }
    }

    // What the console can do, the CLI and the SDKs can: it has no other way to pools and users than the operations.
    @Test func `the console knows operations, and no target that has rules`() throws {
        let console = try #require(Plan.all.first { $0.name == "Console" })
        let models: Set<String> = ["UserPoolsModel", "IdentityPoolsModel"]
        let frame: Set<String> = ["Kernel", "Storage", "Cryptography", "Wire", "WireRuntime", "Pages"]
        // The language of policies, without the account's: statements that nearly match are found in documents that
        // the operations gave.
        #expect(console.dependencies == models.union(frame).union(["Policies"]))
    }

    @Test func `an entry of the package is read with its layer and its dependencies`() throws {
        let manifest = PackageManifest(
            """
            func module(_ name: String) {}
                targets: [
                    // a (comment
                    module("A", layer: 12, ["B", crypto, server("C", package: "d"), .product(name: "E", package: "F")]),
                    tests("ATests"),
                    .systemLibrary(name: "CA", providers: [.apt(["liba"])]),
                ]
            """)
        let target = try #require(manifest.targets.first)
        #expect(manifest.targets.count == 1 && target.name == "A" && target.layer == 12)
        #expect(target.dependencies == ["B", "C", "Crypto", "E"])
        #expect(manifest.tests.map(\.name) == ["ATests"] && manifest.bindings == ["CA"])
    }
}

/// The list of targets on ARCHITECTURE.md: `- 1 · `Storage`: what it holds. Imports `Kernel`; Library.`
@Suite struct ArchitecturePageTests {
    @Test func `the page lists each target with its layer and what it may import`() throws {
        let page = try SourceTree.text(of: "ARCHITECTURE.md").components(separatedBy: "\n\n")
        let items = try #require(page.first { $0.contains("- 0 · `Kernel`") }, "the list is missing")
            .replacingOccurrences(of: "\n  ", with: " ").split(separator: "\n").filter { $0.hasPrefix("- ") }
        let listed = items.map { Self.entry(String($0)) }.sorted { $0.name < $1.name }
        let planned = Plan.all.map { Line(layer: $0.layer, name: $0.name, imports: $0.dependencies) }
        #expect(listed == planned.sorted { $0.name < $1.name }, "make pages writes the list")
    }

    private struct Line: Equatable {
        var layer: Int
        var name: String
        var imports: Set<String>
    }

    private static func entry(_ item: String) -> Line {
        let parts = item.components(separatedBy: " Imports ")
        let words = parts.dropFirst().joined().split { !$0.isLetter && !$0.isNumber }
        let head = item.dropFirst(2).components(separatedBy: " · `")
        return Line(
            layer: Int(head[0]) ?? -1, name: head.count > 1 ? String(head[1].prefix { $0 != "`" }) : "",
            imports: Set(words.map(String.init)))
    }
}
