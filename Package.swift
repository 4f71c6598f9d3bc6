// swift-tools-version:6.2
import PackageDescription

/// The settings of every target: an import is internal unless it says `public`, an existential says `any`.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Files in a target's folder that are not compiled.
let excluded = [
    "AWSMobileClient": ["README.md"], "StorageTests": ["migrations.sha256"],
    "ArchitectureTests": ["word-counts.txt"],
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: excluded[name] ?? [], swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: excluded[name] ?? [], swiftSettings: strict)
}

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")

/// A library of the server, which apps with `AWSMobileClient` do not fetch.
func server(_ name: String, package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Server"]))
}

let package = Package(
    name: "martlet",
    platforms: [.macOS(.v15), .iOS(.v17)],
    products: [
        .executable(name: "martlet", targets: ["martlet"]),
        .library(name: "AWSMobileClient", targets: ["AWSMobileClient"]),
    ],
    traits: [
        // Off by default, because apps take the default (decisions/0017-the-server-trait-is-off-by-default.md).
        .trait(name: "Server", description: "The server's libraries: swift build --traits Server.")
    ],
    dependencies: [
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Without its default traits: they bring a library for settings, which nothing here reads.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // 0
        module("Kernel"),
        module("SRP", ["Kernel", crypto, .product(name: "BigInt", package: "BigInt")]),
        // 1
        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        module("Cryptography", ["Kernel", "SRP", "COpenSSL", crypto, server("CryptoExtras", package: "swift-crypto")]),
        module("Storage", ["Kernel"]),
        module("WireModel", ["Kernel"]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        module("Outbound", ["Kernel", "CCurl"]),
        // 2
        module("Wire", ["Kernel", "WireModel", crypto]),
        module("WireClient", ["Kernel", "WireModel", crypto]),
        module("Directory", ["Kernel", "Storage"]),
        // 3
        module("AccessControl", ["Kernel", "Storage", "Cryptography", "Wire", "WireModel", crypto]),
        module("SignIn", ["Kernel", "Storage", "Directory", "Cryptography", "SRP", crypto]),
        // 4
        module("UserPoolAPI", ["Kernel", "WireModel", "Wire", "Storage", "Directory", "SignIn", "Cryptography"]),
        // 5: adapters
        module(
            "StorageSQLite",
            [
                "Kernel", "Storage", server("GRDB", package: "GRDB.swift"),
                server("GRDBSQLite", package: "GRDB.swift"),
            ]),
        .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        module("StoragePostgres", ["Kernel", "Storage", "CLibPQ"]),
        module("Delivery", ["Kernel", "SignIn", "Outbound", "CCurl"]),
        // 7: the server
        module(
            "Server",
            [
                "AccessControl", "Delivery", "Directory", "Kernel", "Cryptography", "Outbound", "SignIn", "Storage",
                "StoragePostgres", "StorageSQLite", "UserPoolAPI", "Wire", "WireModel",
                crypto, server("DequeModule", package: "swift-collections"),
                server("HummingbirdCore", package: "hummingbird"),
                server("HummingbirdTLS", package: "hummingbird"),
                server("Logging", package: "swift-log"),
                server("Mustache", package: "swift-mustache"),
                server("NIOCore", package: "swift-nio"), server("NIOHTTP1", package: "swift-nio"),
                server("NIOPosix", package: "swift-nio"), server("NIOSSL", package: "swift-nio-ssl"),
                server("ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        // 8: the executable
        .executableTarget(
            name: "martlet",
            dependencies: ["Server", server("ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        // 8: the library for apps
        module("AWSMobileClient", ["WireClient", "WireModel", "SRP", "Kernel", crypto]),
        // tools
        .executableTarget(name: "ShapeGenerator", swiftSettings: strict),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "AWSMobileClient", "Directory", "Kernel", "Cryptography", "SRP", "Storage", "StoragePostgres",
                "StorageSQLite",
                server("ArgumentParser", package: "swift-argument-parser"), crypto,
            ],
            swiftSettings: strict),
        module(
            "TestKit",
            [
                "AccessControl", "Directory", "Kernel", "Cryptography", "SRP", "SignIn", "Storage", "StoragePostgres",
                "StorageSQLite",
                crypto,
            ]),
        tests("KernelTests", ["Kernel"]),
        tests("SRPTests", ["SRP", "Cryptography", "Kernel", crypto, .product(name: "BigInt", package: "BigInt")]),
        tests("CryptographyTests", ["Cryptography", "SRP", "Kernel", crypto]),
        tests(
            "StorageTests",
            [
                "Storage", "Kernel", "TestKit", "StorageSQLite", "StoragePostgres", crypto,
                server("GRDBSQLite", package: "GRDB.swift"),
            ]),
        tests("WireModelTests", ["WireModel", "Kernel"]),
        tests("WireTests", ["Wire", "WireModel", "Kernel"]),
        tests(
            "WireClientTests",
            [
                "WireClient", "AccessControl", "Wire", "WireModel", "Kernel", server("NIOCore", package: "swift-nio"),
                server("NIOHTTP1", package: "swift-nio"), server("NIOPosix", package: "swift-nio"),
            ]),
        tests("DirectoryTests", ["Directory", "Storage", "Kernel", "TestKit"]),
        tests(
            "AccessControlTests",
            ["AccessControl", "Cryptography", "Kernel", "Storage", "TestKit", "Wire", "WireModel"]),
        tests("SignInTests", ["SignIn", "Directory", "Storage", "Cryptography", "SRP", "Kernel", "TestKit"]),
        tests(
            "DeliveryTests",
            [
                "Delivery", "Kernel", "Outbound", "SignIn", server("NIOCore", package: "swift-nio"),
                server("NIOHTTP1", package: "swift-nio"), server("NIOPosix", package: "swift-nio"),
                server("NIOSSL", package: "swift-nio-ssl"),
            ]),
        tests(
            "ServerTests",
            [
                "Server", "Delivery", "Kernel", "Wire", crypto, server("Logging", package: "swift-log"),
                server("NIOCore", package: "swift-nio"), server("NIOPosix", package: "swift-nio"),
                server("NIOSSL", package: "swift-nio-ssl"),
                server("ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        tests(
            "UserPoolAPITests",
            [
                "UserPoolAPI", "Directory", "SignIn", "Cryptography", "Storage", "Wire", "WireModel", "Kernel",
                "TestKit",
            ]),
        tests("AWSMobileClientTests", ["AWSMobileClient", "WireClient", "WireModel", "SRP", "Kernel"]),
        tests("AWSMobileClientWalks", ["AWSMobileClient", "WireClient", "WireModel", "Kernel"]),
        tests(
            "GrowthTests",
            [
                "AccessControl", "Delivery", "Directory", "Server", "Kernel", "Cryptography", "SignIn", "Wire",
                "WireModel",
            ]),
        tests("ArchitectureTests"),
    ]
)
