// swift-tools-version:6.2
import PackageDescription

let package = Package(
    name: "ToDo",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "ToDo", targets: ["ToDo"])],
    dependencies: [
        .package(name: "martlet", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "ToDo",
            dependencies: [
                .product(name: "AWSCognito", package: "martlet"),
                .product(name: "AWSMobileClient", package: "martlet"),
            ])
    ]
)
