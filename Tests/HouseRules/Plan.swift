/// The plan of the house: which room stands on which floor and what it may open onto.
///
/// Whoever wants another door changes this table, `Package.swift` and ARCHITECTURE.md in one commit, in the open.
enum Plan {
    struct Room {
        var name: String
        /// 0 is the ground. A room opens only onto floors below its own.
        var floor: Int
        /// Rooms of this house.
        var rooms: Set<String> = []
        /// Libraries from outside.
        var libraries: Set<String> = []
        /// Parts of the toolchain that only this room uses.
        var toolchain: Set<String> = []

        var mayImport: Set<String> { rooms.union(libraries) }
    }

    static let rooms: [Room] = [
        Room(name: "Kernel", floor: 0),
        Room(name: "WireModel", floor: 1, rooms: ["Kernel"]),
        Room(name: "SRP", floor: 1, rooms: ["Kernel"], libraries: ["BigInt", "Crypto"]),
        Room(name: "Storage", floor: 1, rooms: ["Kernel"]),
        Room(name: "Outbound", floor: 1, rooms: ["Kernel"], libraries: ["CCurl"]),
        Room(
            name: "Keys", floor: 2, rooms: ["Kernel", "SRP"],
            libraries: ["COpenSSL", "Crypto", "CryptoExtras"]),
        Room(name: "Wire", floor: 2, rooms: ["Kernel", "WireModel"], libraries: ["Crypto"]),
        Room(
            name: "WireClient", floor: 2, rooms: ["Kernel", "WireModel"], libraries: ["Crypto"],
            toolchain: ["FoundationNetworking"]),
        Room(name: "Directory", floor: 2, rooms: ["Kernel", "Storage"]),
        Room(
            name: "Access", floor: 3, rooms: ["Kernel", "Storage", "Keys", "Wire", "WireModel"],
            libraries: ["Crypto"]),
        Room(
            name: "SignIn", floor: 3, rooms: ["Kernel", "Storage", "Directory", "Keys", "SRP"],
            libraries: ["Crypto"]),
        Room(
            name: "UserPoolAPI", floor: 4,
            rooms: ["Kernel", "WireModel", "Wire", "Storage", "Directory", "SignIn", "Keys"]),
        Room(name: "StorageSQLite", floor: 5, rooms: ["Kernel", "Storage"], libraries: ["GRDB", "GRDBSQLite"]),
        Room(name: "StoragePostgres", floor: 5, rooms: ["Kernel", "Storage"], libraries: ["CLibPQ"]),
        Room(
            name: "Delivery", floor: 5, rooms: ["Kernel", "SignIn", "Outbound"], libraries: ["CCurl"]),
        Room(
            name: "Host", floor: 7,
            rooms: [
                "Access", "Delivery", "Directory", "Kernel", "Keys", "Outbound", "SignIn", "Storage",
                "StoragePostgres", "StorageSQLite", "UserPoolAPI", "Wire", "WireModel",
            ],
            libraries: [
                "Crypto", "DequeModule", "HummingbirdCore", "HummingbirdTLS", "Logging", "Mustache", "NIOCore",
                "NIOHTTP1", "NIOPosix", "NIOSSL", "ServiceLifecycle",
            ]),
        Room(name: "martlet", floor: 8, rooms: ["Host"], libraries: ["ArgumentParser"]),
        // The guest house: apps link it, and nothing of the server opens onto it.
        Room(
            name: "AWSMobileClient", floor: 8, rooms: ["WireClient", "WireModel", "SRP", "Kernel"],
            libraries: ["Crypto"], toolchain: ["Darwin", "Musl", "Security"]),
    ]

    /// The workshop: it makes and tests the house and is no part of it.
    static let workshop: [Room] = [
        Room(name: "ShapeGenerator", floor: 0),
        Room(
            name: "Bench", floor: 9,
            rooms: [
                "AWSMobileClient", "Directory", "Kernel", "Keys", "SRP", "Storage", "StoragePostgres", "StorageSQLite",
            ],
            libraries: ["ArgumentParser", "Crypto"]),
        Room(
            name: "TestKit", floor: 8,
            rooms: [
                "Access", "Directory", "Kernel", "Keys", "SRP", "SignIn", "Storage", "StoragePostgres", "StorageSQLite",
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
    static let operationRooms = ["UserPoolAPI": "cognito-idp", "Access": "sts"]

    /// How many operations the service models name that nobody has built. It may only go down.
    static let unbuiltAtMost = 138
}
