// swift-tools-version:6.2
import PackageDescription

// The client as an app has it: a separate package. It is built once, with the thread sanitizer.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let client: Target.Dependency = .product(name: "AWSMobileClient", package: "martlet")
let syncClient: Target.Dependency = .product(name: "AWSCognito", package: "martlet")

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "martlet", path: "../.."),
        .package(path: "../../Examples/BrowserSignIn"),
        .package(path: "../../Examples/QuickStart"),
        .package(path: "../../Examples/SignInTour"),
        .package(path: "../../Examples/ToDo"),
    ],
    targets: [
        // A deliberate data race.
        .executableTarget(name: "Racer", swiftSettings: strict),
        // The keyring store as a program, for tests with several processes.
        .executableTarget(name: "Keeper", dependencies: [client], swiftSettings: strict),
        // Sign-ins with providers' tokens as a program, for tests with the release server.
        .executableTarget(name: "Federator", dependencies: [client], swiftSettings: strict),
        // An article's view controllers, in both language modes. The article's code draws warnings.
        .target(name: "FakeUIKit", swiftSettings: strict),
        .target(
            name: "ArticleInSwift5", dependencies: [client, "FakeUIKit"],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
        .target(name: "ArticleInSwift6", dependencies: [client, "FakeUIKit"]),
        // The documents' samples in both language modes, by links to the files that the unit tests compile and run.
        .target(
            name: "DocumentsInSwift5", dependencies: [client, "FakeUIKit"],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
        // The samples as a program, for tests with the release server.
        .executableTarget(
            name: "SampleRunner", dependencies: [client, "FakeUIKit"], path: "Sources/DocumentsInProgram",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
        .target(name: "DocumentsInSwift6", dependencies: [client, "FakeUIKit"]),
        // The client's public API, and the examples, which Tests/Compatibility/consumer runs.
        .testTarget(
            name: "ConsumerTests",
            dependencies: [
                client, .product(name: "QuickStart", package: "QuickStart"),
                .product(name: "SignInTour", package: "SignInTour"),
                .product(name: "BrowserSignIn", package: "BrowserSignIn"),
                .product(name: "ToDo", package: "ToDo"),
            ],
            swiftSettings: strict),
        // The clients' unit tests, by links to their folders.
        .testTarget(name: "AWSMobileClientTests", dependencies: [client], swiftSettings: strict),
        .testTarget(name: "AWSCognitoTests", dependencies: [client, syncClient], swiftSettings: strict),
    ]
)
