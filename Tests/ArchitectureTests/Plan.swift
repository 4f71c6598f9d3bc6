/// The plan of the house: which room stands on which floor and what it may open onto.
///
/// Whoever wants another door changes this table, `Package.swift` and ARCHITECTURE.md in one commit, in the open.
enum Plan {
    struct Target {
        var name: String
        /// 0 is the ground. A room opens only onto floors below its own.
        var layer: Int
        /// Rooms of this house.
        var targets: Set<String> = []
        /// Libraries from outside.
        var libraries: Set<String> = []
        /// Parts of the toolchain that only this room uses.
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
        // The guest house: apps link it, and nothing of the server opens onto it.
        Target(
            name: "AWSMobileClient", layer: 8, targets: ["WireClient", "WireModel", "SRP", "Kernel"],
            libraries: ["Crypto"], toolchain: ["Darwin", "Musl", "Security"]),
    ]

    /// The workshop: it makes and tests the house and is no part of it.
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

    /// C libraries, described by a module map alone.
    static let bindings: Set<String> = ["CCurl", "CLibPQ", "COpenSSL"]

    /// What comes with the toolchain. Networking is not in it: the rooms of the server use a library above, and the
    /// client has a line of its own.
    static let toolchain: Set<String> = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Synchronization",
    ]

    /// Rooms that may hold statements outside `…Table` and `…Schema` files: the seam and its two engines.
    static let speaksSQL: Set<String> = ["Storage", "StorageSQLite", "StoragePostgres"]

    /// Rooms whose source is generated; their written part lives in the named folder.
    static let generated = ["WireModel": "Runtime"]

    /// The rooms that hold operations, with the service model that names them.
    static let operationTargets = ["UserPoolAPI": "cognito-idp", "AccessControl": "sts"]

    /// Types that end in `Handler` or `Service` because they conform to a framework's protocol of that name.
    static let conformsByName: Set<String> = ["HTTPConnectionHandler"]

    /// Targets whose main type has their name: the libraries that apps import.
    static let namedAsTheirType: Set<String> = ["AWSMobileClient", "WireClient"]

    /// How many operations the service models name that nobody has built. It may only go down.
    static let unbuiltAtMost = 138
}
