// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "SignInTour",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "SignInTour", targets: ["SignInTour"])],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "SignInTour",
            dependencies: [.product(name: "AWSMobileClient", package: "martlet")])
    ]
)
