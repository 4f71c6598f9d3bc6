// swift-tools-version:6.2
import PackageDescription

// The client as an app has it: a package from outside, without the server's trait. It is built once, with the thread
// sanitizer, and whatever runs from here runs under it.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let client: Target.Dependency = .product(name: "AWSMobileClient", package: "martlet")

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "martlet", path: "../..", traits: []),
        .package(path: "../../Examples/SignInTour"),
    ],
    targets: [
        // A race on purpose.
        .executableTarget(name: "Racer", swiftSettings: strict),
        // Its store on Linux, for as many processes as a walk needs.
        .executableTarget(name: "Keeper", dependencies: [client], swiftSettings: strict),
        // The client from outside, and the example, which the walks in Tests/Compatibility/consumer drive.
        .testTarget(
            name: "ConsumerTests", dependencies: [client, .product(name: "SignInTour", package: "SignInTour")],
            swiftSettings: strict),
        // The client's own tests, by a link to their folder. They alone look inside.
        .testTarget(name: "AWSMobileClientTests", dependencies: [client], swiftSettings: strict),
    ]
)
