/// The settings of a pool that differ from the defaults.
struct BenchPoolSettings: Sendable {
    /// Further members of `CreateUserPool`, each after a comma.
    var members = ""
    /// Whether users may have authenticator apps.
    var offersApps = false

    /// Users may have authenticator apps.
    static let apps = BenchPoolSettings(offersApps: true)
    /// Users may have authenticator apps, and a known device replaces them.
    static let devices = BenchPoolSettings(
        members: #","DeviceConfiguration":{"ChallengeRequiredOnNewDevice":true}"#, offersApps: true)
    /// Each sign-in calls the function of the bench.
    static let trigger = BenchPoolSettings(members: #","LambdaConfig":{"PreAuthentication":"\#(BenchFunction.arn)"}"#)
}
