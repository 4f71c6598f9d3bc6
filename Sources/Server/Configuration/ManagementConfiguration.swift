import Kernel

/// Where health, metrics and the console are served, and how the process stops.
package struct ManagementConfiguration: Sendable {
    /// A host and a port to listen on.
    struct Address: Hashable, Sendable {
        var host: String
        var port: Int
    }

    /// The port for health, metrics and admin calls, always on 127.0.0.1.
    var adminPort: Int
    /// The address of health and metrics alone; nil if only the admin port has them.
    var address: Address?
    /// The origin at which the console is served on the public port; nil if only the admin port has it.
    var consoleURL: String?
    /// Seconds for which a server keeps serving after a request to stop.
    var drainDelay: Int

    /// Reads the settings.
    ///
    /// - Parameter publicPort: The port of `--port`, which no other listener may have.
    init(_ settings: Settings, publicPort: Int) throws(ConfigurationError) {
        adminPort = try settings.port(.adminPort, else: 9230)
        drainDelay = try settings.number(.drainDelay, in: 0...300, else: 0)
        consoleURL = try Self.consoleURL(settings)
        guard publicPort != adminPort else {
            throw ConfigurationError("--port and --admin-port are both \(publicPort)")
        }
        guard let given = settings[.managementAddress] else { return }
        guard let address = Address(given.text) else {
            throw ConfigurationError(given, reason: "it is not a host and a port, such as 0.0.0.0:9231")
        }
        guard ![publicPort, adminPort].contains(address.port) else {
            throw ConfigurationError(given, reason: "--port or --admin-port has this port")
        }
        self.address = address
    }
}

extension ManagementConfiguration {
    /// The console's own origin. Its pages must not share one with the hosted pages, which have looks of customers.
    private static func consoleURL(_ settings: Settings) throws(ConfigurationError) -> String? {
        guard let given = settings[.consoleURL] else { return nil }
        let parts = OriginParts(given.text)
        let isProtected = parts.scheme == "https://" || parts.scheme == "http://" && Loopback.contains(parts.host)
        let hasValidPort =
            parts.port.utf8.isEmpty
            || Int(asciiDigits: parts.port.utf8.dropFirst()).map((1...65_535).contains) == true
        guard isProtected, SettingSyntax.isHost(parts.host), hasValidPort,
            given.text.hasSameBytes(as: "\(parts.scheme)\(parts.host)\(parts.port)".lowercased())
        else {
            throw ConfigurationError(given, reason: "it is not an origin such as https://console.example.com")
        }
        return given.text
    }

    /// Checks that the console's host is not that of the public URL.
    func checkConsoleURL(
        _ settings: Settings, publicURL: PublicURL, regions: [String]
    ) throws(ConfigurationError) {
        guard let given = settings[.consoleURL], let url = consoleURL else { return }
        let host = OriginParts(url).host
        guard !regions.contains(where: { publicURL.host(in: $0).lowercased().hasSameBytes(as: host) }) else {
            throw ConfigurationError(given, reason: "its host is that of the public URL")
        }
    }
}

extension ManagementConfiguration.Address {
    /// Reads `host:port` or `[address]:port`; nil if it is neither.
    init?(_ text: String) {
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
            let port = Int(asciiDigits: text.utf8[text.utf8.index(after: colon)...]), (1...65_535).contains(port)
        else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.utf8.contains(UInt8(ascii: ":")) {
            return nil
        }
        guard SettingSyntax.isHost(String(host)) else { return nil }
        self.init(host: String(host), port: port)
    }
}
