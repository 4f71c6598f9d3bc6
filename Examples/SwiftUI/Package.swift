// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "SwiftUIExample",
    platforms: [.macOS(.v15), .iOS(.v17)],
    products: [.executable(name: "SwiftUIExample", targets: ["SwiftUIExample"])],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "SwiftUIExample",
            dependencies: [.product(name: "AWSMobileClient", package: "martlet")])
    ]
)
