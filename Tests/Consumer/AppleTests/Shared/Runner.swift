import Testing

/// Runs the tests as SwiftPM does.
@main struct Runner {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
