/// The plan of the targets: the layer of each and its dependencies.
///
/// To add a dependency, change this table, `Package.swift` and ARCHITECTURE.md in one commit.
enum Plan {
    struct Target {
        var name: String
        /// 0 is the lowest. A target depends only on lower layers.
        var layer: Int
        /// Targets of this package.
        var targets: Set<String> = []
        /// External libraries.
        var libraries: Set<String> = []
        /// Parts of the toolchain that only this target uses.
        var toolchain: Set<String> = []

        var mayImport: Set<String> { targets.union(libraries) }
    }

    static let targets: [Target] = [
        Target(name: "Kernel", layer: 0),
        Target(name: "WireModel", layer: 1, targets: ["Kernel"]),
        Target(name: "SRP", layer: 1, targets: ["Kernel"], libraries: ["BigInt", "Crypto"]),
        Target(name: "Storage", layer: 1, targets: ["Kernel"]),
        Target(name: "Outbound", layer: 1, targets: ["Kernel"], libraries: ["CCurl"]),
        Target(
            name: "Cryptography", layer: 2, targets: ["Kernel", "SRP"],
            libraries: ["COpenSSL", "Crypto", "CryptoExtras"]),
        Target(name: "Wire", layer: 2, targets: ["Kernel", "WireModel"], libraries: ["Crypto"]),
        Target(
            name: "WireClient", layer: 2, targets: ["Kernel", "WireModel"], libraries: ["Crypto"],
            toolchain: ["FoundationNetworking"]),
        Target(name: "Directory", layer: 2, targets: ["Kernel", "Storage"]),
        Target(
            name: "AccessControl", layer: 3, targets: ["Kernel", "Storage", "Cryptography", "Wire", "WireModel"],
            libraries: ["Crypto"]),
        Target(
            name: "SignIn", layer: 3, targets: ["Kernel", "Storage", "Directory", "Cryptography", "SRP"],
            libraries: ["Crypto"]),
        Target(
            name: "UserPoolAPI", layer: 4,
            targets: ["Kernel", "WireModel", "Wire", "Storage", "Directory", "SignIn", "Cryptography"]),
        Target(name: "StorageSQLite", layer: 5, targets: ["Kernel", "Storage"], libraries: ["GRDB", "GRDBSQLite"]),
        Target(name: "StoragePostgres", layer: 5, targets: ["Kernel", "Storage"], libraries: ["CLibPQ"]),
        Target(
            name: "Delivery", layer: 5, targets: ["Kernel", "SignIn", "Outbound"], libraries: ["CCurl"]),
        Target(
            name: "Server", layer: 7,
            targets: [
                "AccessControl", "Delivery", "Directory", "Kernel", "Cryptography", "Outbound", "SignIn", "Storage",
                "StoragePostgres", "StorageSQLite", "UserPoolAPI", "Wire", "WireModel",
            ],
            libraries: [
                "Crypto", "DequeModule", "HummingbirdCore", "HummingbirdTLS", "Logging", "Mustache", "NIOCore",
                "NIOHTTP1", "NIOPosix", "NIOSSL", "ServiceLifecycle",
            ]),
        Target(name: "martlet", layer: 8, targets: ["Server"], libraries: ["ArgumentParser"]),
        // The client library, which no target of the server depends on.
        Target(
            name: "AWSMobileClient", layer: 8, targets: ["WireClient", "WireModel", "SRP", "Kernel"],
            libraries: ["Crypto"], toolchain: ["Darwin", "Musl", "Security"]),
    ]

    /// Tools that test or generate the server and are no part of it.
    static let tools: [Target] = [
        Target(name: "ShapeGenerator", layer: 0),
        Target(
            name: "Bench", layer: 9,
            targets: [
                "AWSMobileClient", "Directory", "Kernel", "Cryptography", "SRP", "Storage", "StoragePostgres",
                "StorageSQLite",
            ],
            libraries: ["ArgumentParser", "Crypto"]),
        Target(
            name: "TestKit", layer: 8,
            targets: [
                "AccessControl", "Directory", "Kernel", "Cryptography", "SRP", "SignIn", "Storage", "StoragePostgres",
                "StorageSQLite",
            ],
            libraries: ["Crypto"]),
    ]

    /// C libraries with only a module map.
    static let bindings: Set<String> = ["CCurl", "CLibPQ", "COpenSSL"]

    /// Modules of the toolchain. Networking is not included: the server's targets use a library, and the client has its
    /// own entry.
    static let toolchain: Set<String> = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Synchronization",
    ]

    /// Targets that may contain statements outside `…Table` and `…Schema` files: the protocol and its two engines.
    static let speaksSQL: Set<String> = ["Storage", "StorageSQLite", "StoragePostgres"]

    /// Targets with generated source; their written part is in the named folder.
    static let generated = ["WireModel": "Runtime"]

    /// The targets with operations, and the service model of each.
    static let operationTargets = ["UserPoolAPI": "cognito-idp", "AccessControl": "sts"]

    /// Types that end in `Handler` or `Service` because they conform to a framework's protocol of that name.
    static let conformsByName: Set<String> = ["HTTPConnectionHandler"]

    /// Targets whose main type has their name: the libraries that apps import.
    static let namedAsTheirType: Set<String> = ["AWSMobileClient", "WireClient"]

    /// The number of unbuilt operations in the service models. It may only go down.
    static let unbuiltAtMost = 138
}
