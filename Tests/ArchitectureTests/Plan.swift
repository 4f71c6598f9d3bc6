/// What the rules know of the targets besides `Package.swift`, which is the plan: their layers and dependencies.
enum Plan {
    struct Target {
        var name: String
        /// 0 is the lowest. A target depends only on lower layers.
        var layer: Int
        /// Targets of this package and libraries: what it may import.
        var dependencies: Set<String>
    }

    /// Every target with a layer.
    static let all: [Target] = ((try? PackageManifest.current.get().targets) ?? []).map {
        Target(name: $0.name, layer: $0.layer ?? -1, dependencies: $0.dependencies)
    }

    /// The layer of tools, which test or generate the server and are no part of it.
    static let toolLayer = 12

    /// The server's targets and the client's.
    static let targets = all.filter { $0.layer < toolLayer }

    /// Modules of the toolchain. Networking is not included: the server's targets use a library, and the client has its
    /// own entry.
    static let toolchain: Set<String> = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Synchronization",
    ]

    /// Parts of the toolchain that only these targets use.
    static let toolchainOfTarget: [String: Set<String>] = [
        "WireClient": ["FoundationNetworking"],
        "AWSMobileClient": [
            "Accessibility", "AppKit", "AuthenticationServices", "Darwin", "FoundationNetworking", "Musl",
            "Observation", "Security", "SwiftUI", "UIKit",
        ],
        "AWSCognito": ["Network", "SQLite3"],
    ]

    /// Targets that may contain statements outside `…Table` and `…Schema` files: the protocol and its two engines.
    static let speaksSQL: Set<String> = ["Storage", "StorageSQLite", "StoragePostgres"]

    /// Folders of generated source, which `ShapeGenerator` writes.
    static let generated = [
        "Sources/UserPoolsModel/", "Sources/IdentityPoolsModel/", "Sources/SyncModel/", "Sources/SecurityTokensModel/",
        "Sources/IAMModel/", "Sources/WireRuntime/Generated/",
    ]

    /// The targets with operations, and the service models of each. A target's models share no name.
    static let operationTargets = [
        "UserPoolAPI": ["cognito-idp"], "IdentityPoolAPI": ["cognito-identity"], "IAMAPI": ["sts", "iam"],
        "SyncAPI": ["cognito-sync"],
    ]

    /// What precedes the names of operations in a target if another target has operations of the same names.
    static let operationPrefixes = ["IAMAPI": "IAM"]

    /// Types that end in `Handler` or `Service` because they conform to a framework's protocol of that name.
    static let conformsByName: Set<String> = ["HTTPConnectionHandler"]

    /// Targets whose main type has their name: the libraries that apps import.
    static let namedAsTheirType: Set<String> = ["AWSCognito", "AWSMobileClient", "MartletAccess", "WireClient"]

    /// The number of unbuilt operations in the service models. It may only go down.
    static let unbuiltAtMost = 51
}
