import ArgumentParser
import Server

/// The options of `martlet serve` about probes, monitoring and the end of the process.
struct ManagementOptions: ParsableArguments {
    @Option(help: "The loopback port of health, metrics and the command line. (default: 9230)")
    var adminPort: String?
    @Option(help: "Where the public port has the console, such as https://console.example.com. (default: nowhere)")
    var consoleUrl: String?
    @Option(help: "An address such as 0.0.0.0:9231 for probes of other machines: health and metrics. (default: none)")
    var managementAddress: String?
    @Option(help: "Seconds to go on serving after a signal, until load balancers have noticed. (default: 0)")
    var drainDelay: String?

    var flags: [Setting: String?] {
        [
            .adminPort: adminPort, .consoleURL: consoleUrl, .managementAddress: managementAddress,
            .drainDelay: drainDelay,
        ]
    }
}
