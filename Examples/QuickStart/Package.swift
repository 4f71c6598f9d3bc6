// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "QuickStart",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "QuickStart", targets: ["QuickStart"])],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "QuickStart",
            dependencies: [.product(name: "AWSMobileClient", package: "martlet")])
    ]
)
