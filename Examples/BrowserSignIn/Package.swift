// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "BrowserSignIn",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "BrowserSignIn", targets: ["BrowserSignIn"])],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "BrowserSignIn",
            dependencies: [.product(name: "AWSMobileClient", package: "martlet")])
    ]
)
