// swift-tools-version:6.2
import PackageDescription

/// The settings of every target: an import is internal unless it says `public`, an existential says `any`.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of the server's targets: an async function runs where its caller runs, which saves two of three switches
/// between executors in a request. Nothing else changes, because the server has no actors.
let onCallersExecutor = strict + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// Libraries that apps call from the main actor, which their work must leave.
let calledFromActors: Set = ["AWSCognito", "AWSMobileClient", "MartletAccess", "WireClient"]

/// Targets with a page for readers beside their code, README.md, which is not compiled.
let described: Set = [
    "AWSCognito", "AWSMobileClient", "AccessControl", "Accounts", "Audit", "Authentication", "Bench", "Console",
    "Cryptography", "Delivery", "Directory", "Factors", "Federation", "HTTPServer", "IAMAPI", "IdentityPoolAPI",
    "IdentityPools", "Kernel", "Messaging", "OAuth", "Pages", "Policies", "SAML", "Server", "Sync", "TestKit",
    "Tokens", "Transfer", "Triggers", "UserPoolAPI", "Wire", "martlet",
]

/// Other files in a target's folder that are not compiled.
let excluded = [
    "RiskTests": ["Locations"], "SAMLTests": ["Vectors"], "StorageTests": ["migrations.sha256"],
    "ArchitectureTests": ["comment-counts.txt", "label-counts.txt", "word-counts.txt"], "WireTests": ["Documents"],
]

/// The files in the folder of a target that are not compiled.
func notCompiled(_ name: String) -> [String] {
    (excluded[name] ?? []) + (described.contains(name) ? ["README.md"] : [])
}

/// A library. `Tests/ArchitectureTests` reads its `layer`: a target depends only on targets of lower layers.
func module(_ name: String, layer _: Int, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: notCompiled(name),
        swiftSettings: calledFromActors.contains(name) ? strict : onCallersExecutor)
}

/// An executable, with its layer.
func program(_ name: String, layer _: Int, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, exclude: notCompiled(name), swiftSettings: onCallersExecutor)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: notCompiled(name), swiftSettings: strict)
}

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")

/// A library of the server, which apps with `AWSMobileClient` do not fetch.
func server(_ name: String, package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Server"]))
}

/// Whether an app takes the package: by its address, which leaves it in a folder `checkouts`, or in our tests.
let isTakenByApp =
    Context.packageDirectory.contains("/checkouts/") || Context.environment["MARTLET_LIBRARIES"] != nil

/// A package that apps fetch too: the version that is tested, and in an app any later one that is compatible
/// (decisions/0063-a-clone-builds-named-versions.md).
func shared(_ url: String, _ version: Version) -> Package.Dependency {
    isTakenByApp ? .package(url: url, from: version) : .package(url: url, exact: version)
}

let package = Package(
    name: "martlet",
    platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .executable(name: "martlet", targets: ["martlet"]),
        .library(name: "AWSCognito", targets: ["AWSCognito"]),
        .library(name: "AWSMobileClient", targets: ["AWSMobileClient"]),
        .library(name: "MartletAccess", targets: ["MartletAccess"]),
    ],
    traits: [
        // Off by default, because apps take the default (decisions/0017-the-server-trait-is-off-by-default.md).
        .trait(name: "Server", description: "The server's libraries: swift build --traits Server.")
    ],
    dependencies: [
        shared("https://github.com/attaswift/BigInt", "6.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        shared("https://github.com/apple/swift-crypto", "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        // Without its default traits: they bring a library for settings, which nothing here reads.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    // The plan: each target with its layer, its dependencies, and a comment that says what it holds. `make pages`
    // writes ARCHITECTURE.md's list from these entries, and `Tests/ArchitectureTests` compares the imports with them.
    targets: [
        // identifiers, `Instant`, `CivilTime` (the calendar), `World` (clock and randomness), `Page`, `Refusal` and its
        // kinds, `Secret`, `AccessTokenIdentity`, `AuditContext`, `WorkerThreads`, `PercentEncoding`, `LengthPrefixed`,
        // `AddressRange`, `ASCII.swift`
        module("Kernel", layer: 0),

        // SRP-6a, client and server, over a small arithmetic protocol
        module("SRP", layer: 1, ["Kernel", crypto, .product(name: "BigInt", package: "BigInt")]),
        // signatures of requests: canonical request, credential scope, signing key
        module("SigV4", layer: 1, ["Kernel", crypto]),
        // what targets and engines share: `SQL`, `Row`, `Database`, `Transaction`, `Dialect`, `Migration`
        module("Storage", layer: 1, ["Kernel"]),
        // what the service models are written with: JSON, shapes and their rules, error codes
        module("WireRuntime", layer: 1, ["Kernel"]),
        // what operators upload for pages: style sheets, logos; what is recognised is written anew, nothing else
        module("Styling", layer: 1, ["Kernel", crypto]),
        // HTTP requests that the server itself makes
        module("Outbound", layer: 1, ["Kernel", "CCurl"]),

        // generated: the operations, structures and rules of user pools
        module("UserPoolsModel", layer: 2, ["Kernel", "WireRuntime"]),
        // generated: the same of identity pools
        module("IdentityPoolsModel", layer: 2, ["Kernel", "WireRuntime"]),
        // generated: the same of sync
        module("SyncModel", layer: 2, ["Kernel", "WireRuntime"]),
        // generated: the same of STS
        module("SecurityTokensModel", layer: 2, ["Kernel", "WireRuntime"]),
        // generated: the same of IAM, as far as it is built or planned
        module("IAMModel", layer: 2, ["Kernel", "WireRuntime"]),
        // RS256 tokens and their keys, certificates, sealing, keyed hashes, TOTP, constant-time arithmetic, password
        // hashes of other systems, the queue for slow arithmetic
        module(
            "Cryptography", layer: 2,
            [
                "Kernel", "SRP", "CArgon2", "CCrypt", "COpenSSL", crypto,
                server("CryptoExtras", package: "swift-crypto"),
            ]),
        // `RequestFrame`, `Operation`, `OperationTable`, callers, the AWS JSON, query and REST JSON protocols, paging,
        // error codes for refusals
        module("Wire", layer: 2, ["Kernel", "WireRuntime", crypto]),
        // the policy language of IAM: policies are read, and evaluated for a request
        module("Policies", layer: 2, ["Kernel", "WireRuntime"]),
        // typed calls over a transport, signing, errors
        module("WireClient", layer: 2, ["Kernel", "SigV4", "WireRuntime"]),

        // pools, clients, users, groups, attributes, resource servers, domains, branding: records, tables, rules
        module("Directory", layer: 3, ["Kernel", "Storage", "Styling", "Cryptography", crypto]),
        // users, roles, policies and providers of IAM, access keys, temporary credentials, the checking of SigV4
        // signatures, authorization
        module(
            "AccessControl", layer: 3,
            ["Kernel", "Storage", "Cryptography", "Policies", "SigV4", "Wire", "WireRuntime"]),

        // the audit log: records, their chain in files, checkpoints and what the store knows of them, verification, search
        module("Audit", layer: 3, ["Kernel", "Storage", "WireRuntime", "Cryptography", crypto]),

        // SAML 2.0 messages and metadata: read from signed bytes only, written, signed, decrypted; no pools, no HTTP
        module("SAML", layer: 3, ["Kernel", "Cryptography", "CXMLSec", "CZlib"]),

        // user sessions, issued tokens, refresh and revocation, signing keys
        module("Tokens", layer: 4, ["Kernel", "Storage", "Directory", "Cryptography"]),
        // the outbox, message templates, limits of codes, the port `MessageSender`
        module("Messaging", layer: 4, ["Kernel", "Storage", "Directory", "Cryptography"]),
        // log entries that wait for the destinations of pools, the port `LogWriter`
        module("EventLogs", layer: 4, ["Kernel", "Storage", "WireRuntime", "Directory"]),
        // trigger events, their responses and the rules for them, the targets of functions, the port `TriggerRunner`
        module("Triggers", layer: 4, ["Kernel", "Storage", "WireRuntime", "Directory", "Cryptography", crypto]),
        // what speaks with other identity providers: a connector for each protocol, their documents and tokens; with
        // the services that pools follow
        module(
            "Federation", layer: 4,
            [
                "Kernel", "SRP", "SigV4", "WireRuntime", "Wire", "Storage", "Outbound", "Directory", "AccessControl",
                "Cryptography", "SAML", crypto,
            ]),

        // passwords and their history, verification codes, second factors, devices, throttling
        module(
            "Factors", layer: 5, ["Kernel", "Storage", "Directory", "Cryptography", "SRP", "Messaging", "Triggers"]),

        // how risky sign-ins are: the score, its reasons, the events of users, the locations of addresses
        module("Risk", layer: 5, ["Kernel", "Storage", "Directory", "Tokens", "EventLogs", "CMaxMindDB"]),

        // identity pools: identities and their logins, roles, OpenID tokens, credentials
        module(
            "IdentityPools", layer: 5,
            [
                "Kernel", "Wire", "Storage", "Directory", "AccessControl", "Cryptography", "SAML", "Tokens",
                "Federation",
            ]),

        // datasets of identities: records, counts, session tokens, copies of merged datasets, what they use, the sync
        // trigger, streams, messages to devices, the port `SyncIdentities`
        module(
            "Sync", layer: 5,
            ["Kernel", "Storage", "WireRuntime", "Directory", "Cryptography", "Triggers"]),

        // authentication flows, challenges, auth sessions
        module(
            "Authentication", layer: 6,
            [
                "Kernel", "Storage", "Directory", "Cryptography", "SRP", "Tokens", "Messaging", "Triggers", "Factors",
                "Risk",
            ]),
        // sign-up, confirmation, recovery, invitation, attributes, administration, deletion
        module(
            "Accounts", layer: 6,
            [
                "Kernel", "Storage", "Directory", "Cryptography", "SRP", "Tokens", "Messaging", "Triggers", "SAML",
                "Federation", "Factors", "Risk",
            ]),

        // users in files: the CSV grammar, uploads, jobs and their logs; users as lines of JSON, read and written
        module(
            "Transfer", layer: 6,
            ["Kernel", "Storage", "WireRuntime", "Directory", "Cryptography", "Factors"]),

        // the user-pool operations, one a file
        module(
            "UserPoolAPI", layer: 7,
            [
                "Kernel", "SRP", "WireRuntime", "UserPoolsModel", "Wire", "Storage", "Directory", "Cryptography",
                "Tokens", "Messaging", "Triggers", "Factors", "Federation", "Authentication", "Accounts", "Transfer",
                "Risk", "Styling",
            ]),

        // the operations of STS and IAM, one a file
        module(
            "IAMAPI", layer: 7,
            [
                "Kernel", "Cryptography", "WireRuntime", "SecurityTokensModel", "IAMModel", "Wire", "Policies",
                "AccessControl", "Tokens", "Federation", "IdentityPools",
            ]),
        // the identity-pool operations, one a file
        module(
            "IdentityPoolAPI", layer: 7,
            ["Kernel", "WireRuntime", "IdentityPoolsModel", "Wire", "AccessControl", "IdentityPools"]),
        // the operations of sync, one a file
        module(
            "SyncAPI", layer: 7,
            ["Kernel", "WireRuntime", "SyncModel", "Wire", "Directory", "Triggers", "Sync"]),

        // the OAuth 2.0 and OpenID Connect endpoints: authorization, grants, codes, errors
        module(
            "OAuth", layer: 7,
            [
                "Kernel", "Storage", "WireRuntime", "Wire", "Directory", "Cryptography", "Tokens", "Authentication",
                crypto,
            ]),

        // what gateways ask about requests to services of the operator's own: the forms, the rules, `/verify`
        module(
            "ExternalAuthorization", layer: 7, ["Kernel", "WireRuntime", "Wire", "AccessControl", "Tokens"]),

        // the embedded engine
        module(
            "StorageSQLite", layer: 8,
            [
                "Kernel", "Storage", server("GRDB", package: "GRDB.swift"),
                server("GRDBSQLite", package: "GRDB.swift"),
            ]),
        // the engine for several processes
        module("StoragePostgres", layer: 8, ["Kernel", "Storage", "CLibPQ"]),
        // message senders: SMTP, an HTTP gateway for text messages, the development inbox; writers of log entries: the
        // APIs of CloudWatch Logs, Firehose and S3, a file, an HTTP receiver
        module(
            "Delivery", layer: 8,
            ["Kernel", "SigV4", "WireRuntime", "Directory", "Messaging", "EventLogs", "Outbound", "CCurl"]),

        // calls of functions: by the Lambda API, by a signed HTTP request, by a local program behind a Runtime API;
        // records for streams, and messages for devices by the APIs of their platforms
        module(
            "TriggerRunners", layer: 8,
            [
                "Kernel", "Cryptography", "Directory", "Triggers", "Outbound", "SigV4", "WireRuntime", "CSpawn",
                server("NIOCore", package: "swift-nio"), server("NIOHTTP1", package: "swift-nio"),
                server("NIOPosix", package: "swift-nio"),
            ]),

        // pages for browsers: the hosted pages with their views, texts and style, the page of a confirmation link, the
        // development inbox, the gallery
        module(
            "Pages", layer: 8,
            [
                "Kernel", "UserPoolsModel", "Wire", "WireRuntime", "Directory", "Cryptography", "Messaging", "Triggers",
                "SAML", "Federation", "Factors", "Authentication", "Accounts", "OAuth", "Risk", "Tokens", crypto,
                server("Mustache", package: "swift-mustache"),
            ]),
        // listeners, their limits, TLS, host names, paths, the queue of requests
        module(
            "HTTPServer", layer: 8,
            [
                "Kernel", "Wire", server("DequeModule", package: "swift-collections"),
                server("HummingbirdCore", package: "hummingbird"),
                server("HummingbirdTLS", package: "hummingbird"),
                server("Logging", package: "swift-log"),
                server("NIOCore", package: "swift-nio"), server("NIOHTTP1", package: "swift-nio"),
                server("NIOPosix", package: "swift-nio"), server("NIOSSL", package: "swift-nio-ssl"),
                server("ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),

        // the console: pages for operators over the operations of the services, its sessions, its jobs on many users and
        // the hourly totals of its charts; it knows no pools and no users
        module(
            "Console", layer: 9,
            [
                "Kernel", "Storage", "Cryptography", "UserPoolsModel", "IdentityPoolsModel", "Policies", "Wire",
                "WireRuntime", "Pages",
            ]),

        // configuration, wiring, periodic tasks, health, metrics, logs, the admin API
        module(
            "Server", layer: 10,
            [
                "AccessControl", "Accounts", "Audit", "Authentication", "Console", "Delivery", "Directory", "EventLogs",
                "ExternalAuthorization", "Factors", "Federation", "HTTPServer", "IAMAPI", "IdentityPoolAPI",
                "IdentityPools",
                "IdentityPoolsModel", "Kernel", "Cryptography", "Messaging", "OAuth", "Outbound", "Pages", "Risk",
                "SigV4", "Storage", "StoragePostgres", "StorageSQLite", "Styling", "Sync", "SyncAPI", "SyncModel",
                "Tokens", "Transfer", "TriggerRunners", "Triggers", "UserPoolAPI", "UserPoolsModel", "Wire",
                "WireRuntime",
                server("Logging", package: "swift-log"),
                server("NIOCore", package: "swift-nio"), server("NIOPosix", package: "swift-nio"),
                server("NIOSSL", package: "swift-nio-ssl"),
                server("ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),

        // the executable
        program(
            "martlet", layer: 11,
            [
                "Audit", "Kernel", "Pages", "Policies", "Server", "WireRuntime",
                server("ArgumentParser", package: "swift-argument-parser"),
            ]),
        // the library with which apps sign users in
        module(
            "AWSMobileClient", layer: 10,
            ["WireClient", "WireRuntime", "UserPoolsModel", "IdentityPoolsModel", "SigV4", "SRP", "Kernel", crypto]),
        // the library with which Swift servers find out who calls them
        module(
            "MartletAccess", layer: 10,
            ["WireClient", "WireRuntime", "Kernel", crypto, .product(name: "CryptoExtras", package: "swift-crypto")]),

        // the library with which apps keep users' data and share them between devices
        module(
            "AWSCognito", layer: 11,
            [
                "AWSMobileClient", "WireClient", "WireRuntime", "SyncModel", "Kernel",
                .target(name: "CSQLite", condition: .when(platforms: [.linux])),
            ]),

        // tool: reads `Model/`, writes the five models and the error codes in `WireRuntime`
        program("ShapeGenerator", layer: 12),
        // tool: measures the release binary from outside; in its own process what a policy and the client cost, and it
        // writes the stores of many users and identities
        program(
            "Bench", layer: 12,
            [
                "AWSMobileClient", "Directory", "Factors", "IdentityPools", "Kernel", "Cryptography", "Policies", "SRP",
                "Storage", "StoragePostgres", "StorageSQLite",
                server("ArgumentParser", package: "swift-argument-parser"), crypto,
                server("CryptoExtras", package: "swift-crypto"),
            ]),
        // tool: engines and fixtures for tests
        module(
            "TestKit", layer: 12,
            [
                "AccessControl", "Accounts", "Audit", "Authentication", "Console", "Directory", "EventLogs", "Factors",
                "Federation", "IAMAPI", "IdentityPools", "Kernel", "Cryptography", "Messaging", "OAuth", "Outbound",
                "Risk", "SRP", "Storage", "StoragePostgres", "StorageSQLite", "Sync", "Tokens", "Transfer", "Triggers",
                "UserPoolAPI",
                "WireRuntime",
                "CLibPQ", crypto,
            ]),

        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
        .systemLibrary(name: "CCrypt", pkgConfig: "libcrypt", providers: [.apt(["libcrypt-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CMaxMindDB", pkgConfig: "libmaxminddb", providers: [.apt(["libmaxminddb-dev"])]),
        .systemLibrary(name: "CSpawn"),
        // Apple's platforms have a module of their own, SQLite3.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CXMLSec", pkgConfig: "xmlsec1-openssl", providers: [.apt(["libxmlsec1-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),

        tests("KernelTests", "Kernel"),
        tests("SRPTests", "SRP", "Cryptography", "Kernel", crypto, .product(name: "BigInt", package: "BigInt")),
        tests("CryptographyTests", "Cryptography", "SRP", "Kernel", crypto),
        tests(
            "StorageTests", "Storage", "Kernel", "TestKit", "StorageSQLite", "StoragePostgres", crypto,
            server("GRDBSQLite", package: "GRDB.swift")),
        tests("StylingTests", "Styling", "Kernel"),
        tests("AuditTests", "Audit", "Cryptography", "Kernel", "Storage", "TestKit", "WireRuntime"),
        tests("WireRuntimeTests", "WireRuntime", "UserPoolsModel", "IdentityPoolsModel", "SyncModel", "Kernel"),
        tests(
            "ModelTests", "UserPoolsModel", "IdentityPoolsModel", "SyncModel", "SecurityTokensModel", "IAMModel",
            "WireRuntime", "Kernel"),
        tests(
            "WireTests", "Wire", "UserPoolsModel", "IdentityPoolsModel", "SyncModel", "SecurityTokensModel", "IAMModel",
            "WireRuntime", "Kernel"),
        tests(
            "WireClientTests", "WireClient", "AccessControl", "Wire", "UserPoolsModel", "SyncModel",
            "SecurityTokensModel", "WireRuntime", "Kernel", server("NIOCore", package: "swift-nio"),
            server("NIOHTTP1", package: "swift-nio"), server("NIOPosix", package: "swift-nio")),
        tests("DirectoryTests", "Cryptography", "Directory", "Storage", "Kernel", "TestKit"),
        tests(
            "AccessControlTests", "AccessControl", "Cryptography", "IAMModel", "Kernel", "SecurityTokensModel", "SigV4",
            "Storage", "TestKit", "UserPoolsModel", "Wire", "WireRuntime"),
        tests(
            "SAMLTests", "SAML", "Cryptography", "Kernel", "CXMLSec", crypto,
            server("CryptoExtras", package: "swift-crypto")),
        tests("PoliciesTests", "Policies"),
        tests("SigV4Tests", "SigV4", "AccessControl", "Kernel", "Wire", "WireRuntime"),
        tests(
            "TokensTests", "Accounts", "Cryptography", "Directory", "Kernel", "Storage", "TestKit", "Tokens",
            "Triggers", "WireRuntime"),
        tests(
            "MessagingTests", "Accounts", "Authentication", "Directory", "Factors", "Kernel", "Messaging", "Storage",
            "TestKit", "Triggers", "WireRuntime"),
        tests(
            "FactorsTests", "Accounts", "Authentication", "Directory", "Factors", "Kernel", "Messaging", "SRP",
            "Storage", "TestKit", "Tokens"),
        tests("EventLogsTests", "Authentication", "EventLogs", "Directory", "Kernel", "Storage", "TestKit"),
        tests(
            "RiskTests", "Risk", "Accounts", "Authentication", "Directory", "EventLogs", "Factors", "Kernel",
            "Messaging", "Storage",
            "TestKit", "Tokens"),
        tests(
            "AuthenticationTests", "Accounts", "Authentication", "Cryptography", "Directory", "Factors", "Kernel",
            "Messaging", "SRP", "Storage", "TestKit", "Tokens", "Triggers", "WireRuntime"),
        tests(
            "AccountsTests", "Accounts", "Authentication", "Cryptography", "Directory", "Factors", "Federation",
            "Kernel",
            "Messaging", "Outbound", "Storage", "TestKit", "Tokens", "Triggers", "WireRuntime"),
        tests(
            "FederationTests", "Federation", "Cryptography", "Directory", "Kernel", "Outbound", "SAML", "SRP",
            "Storage", "TestKit", "Tokens", "Wire", "WireRuntime", crypto),
        tests(
            "DeliveryTests", "Delivery", "EventLogs", "Kernel", "Messaging", "Outbound", "WireRuntime",
            server("NIOCore", package: "swift-nio"), server("NIOHTTP1", package: "swift-nio"),
            server("NIOPosix", package: "swift-nio"), server("NIOSSL", package: "swift-nio-ssl")),
        tests(
            "TriggerRunnersTests", "TriggerRunners", "Cryptography", "Directory", "Kernel", "Outbound", "SigV4",
            "Storage", "TestKit", "Triggers", "WireRuntime", crypto,
            .product(name: "CryptoExtras", package: "swift-crypto"), server("NIOHTTP1", package: "swift-nio")),
        tests(
            "PagesTests", "Pages", "Accounts", "Authentication", "Cryptography", "Directory", "Factors", "Federation",
            "Kernel", "Messaging", "OAuth", "Outbound", "Storage", "TestKit", "Tokens", "Wire", "WireRuntime", crypto),
        tests(
            "ConsoleTests", "AccessControl", "Console", "Cryptography", "IAMModel", "IdentityPoolsModel", "Kernel",
            "Pages", "Policies", "SigV4", "Storage", "TestKit", "UserPoolsModel", "Wire", "WireRuntime"),
        tests(
            "OAuthTests", "Accounts", "Authentication", "Directory", "Kernel", "OAuth", "Storage", "TestKit", "Tokens",
            "Triggers", "Wire", "WireRuntime", crypto),
        tests(
            "HTTPServerTests", "HTTPServer", "Kernel", "SyncModel", "Wire", "WireRuntime",
            server("Logging", package: "swift-log"), server("NIOCore", package: "swift-nio"),
            server("NIOEmbedded", package: "swift-nio"), server("NIOHTTP1", package: "swift-nio"),
            server("NIOPosix", package: "swift-nio"),
            server("ServiceLifecycle", package: "swift-service-lifecycle")),
        tests(
            "ExternalAuthorizationTests", "ExternalAuthorization", "AccessControl", "Accounts", "Cryptography",
            "Directory", "Kernel", "MartletAccess", "SigV4", "TestKit", "Tokens", "Wire", crypto),
        tests(
            "ServerTests", "Server", "AccessControl", "Audit", "Cryptography", "Delivery", "Directory",
            "ExternalAuthorization", "Federation", "HTTPServer", "Kernel", "Outbound", "Storage", "StoragePostgres",
            "TestKit", "Transfer", "Triggers", "Wire", "WireRuntime",
            server("Logging", package: "swift-log")),
        tests(
            "UserPoolAPITests", "Accounts", "Cryptography", "Directory", "Factors", "Kernel", "Messaging", "Storage",
            "Styling", "TestKit", "Tokens", "UserPoolAPI", "UserPoolsModel", "Wire", "WireRuntime", crypto,
            server("NIOSSL", package: "swift-nio-ssl")),
        tests(
            "IAMAPITests", "AccessControl", "Cryptography", "Directory", "Federation", "IAMAPI", "IAMModel",
            "IdentityPools", "IdentityPoolsModel", "Kernel", "SigV4", "Storage", "SyncModel", "TestKit", "Tokens",
            "UserPoolsModel", "Wire", "WireRuntime"),
        tests(
            "IdentityPoolsTests", "IdentityPools", "AccessControl", "Accounts", "Cryptography", "Directory",
            "Federation", "Kernel", "Outbound", "Storage", "TestKit", "Tokens"),
        tests(
            "IdentityPoolAPITests", "AccessControl", "Cryptography", "Federation", "IAMAPI", "IdentityPoolAPI",
            "IdentityPools", "IdentityPoolsModel", "Directory", "Kernel", "Outbound", "Storage", "TestKit", "Tokens",
            "Wire", "WireRuntime"),
        tests(
            "SyncTests", "Sync", "Authentication", "Directory", "IdentityPools", "Kernel", "Storage", "TestKit",
            "Triggers", "WireRuntime"),
        tests(
            "TransferTests", "Accounts", "Authentication", "Cryptography", "Directory", "Factors", "IdentityPools",
            "Kernel", "Storage", "Sync", "TestKit", "Tokens", "Transfer"),
        tests(
            "SyncAPITests", "Directory", "HTTPServer", "IdentityPools", "Kernel", "Sync", "SyncAPI", "SyncModel",
            "TestKit", "Triggers", "Wire", "WireRuntime"),
        tests(
            "AWSMobileClientTests", "AWSMobileClient", "IdentityPoolsModel", "WireClient", "WireRuntime",
            "UserPoolsModel", "SRP", "Kernel"),
        tests("AWSCognitoTests", "AWSCognito", "AWSMobileClient", "SyncModel", "WireClient", "WireRuntime", "Kernel"),
        tests(
            "MartletAccessTests", "MartletAccess", "Kernel", crypto,
            .product(name: "CryptoExtras", package: "swift-crypto"), server("Hummingbird", package: "hummingbird"),
            server("Logging", package: "swift-log"), server("NIOCore", package: "swift-nio"),
            server("NIOEmbedded", package: "swift-nio")),
        tests(
            "AWSMobileClientWalks", "AWSMobileClient", "IdentityPoolsModel", "WireClient", "WireRuntime",
            "UserPoolsModel", "Kernel", crypto),
        tests(
            "GrowthTests", "AccessControl", "Accounts", "AWSMobileClient", "Cryptography", "Delivery", "Directory",
            "ExternalAuthorization", "Federation", "HTTPServer", "IAMModel", "IdentityPools", "IdentityPoolsModel",
            "Kernel", "MartletAccess", "Messaging", "OAuth", "Pages", "Policies", "Risk", "SAML", "SecurityTokensModel",
            "SigV4", "Styling", "Sync", "SyncModel", "Transfer", "TriggerRunners", "Triggers", "UserPoolAPI",
            "UserPoolsModel", "Wire", "WireRuntime",
            server("NIOHTTP1", package: "swift-nio")),
        tests("ArchitectureTests"),
    ]
)

// An app that takes the package by its address needs the libraries for apps and what they are made of. Without the
// server's targets SwiftPM neither asks pkg-config for the server's libraries nor warns about them
// (decisions/0051-apps-clone-the-repository-and-see-no-server.md).
if isTakenByApp {
    let libraries = package.products.compactMap { $0 as? Product.Library }
    let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var (needed, next): (Set<String>, [String]) = ([], libraries.flatMap(\.targets))
    while let name = next.popLast() {
        guard let target = all[name], needed.insert(name).inserted else { continue }
        for case .targetItem(let name, _) in target.dependencies { next.append(name) }
        for case .byNameItem(let name, _) in target.dependencies { next.append(name) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = libraries
    package.traits = []
    package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return !location.hasSuffix("/BigInt") && !location.hasSuffix("/swift-crypto")
    }
}
