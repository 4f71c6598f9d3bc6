import HTTPServer
import Kernel
import Wire

extension Configuration {
    /// Checks who reaches the inbox: it shows every code, so other machines reach it only by two settings.
    static func checkInbox(_ settings: Settings, host: String) throws(ConfigurationError) {
        let (isDevelopment, isExposed) = (try settings.isOn(.dev), try settings.isOn(.exposeInbox))
        if isExposed, !isDevelopment, let given = settings[.exposeInbox] {
            throw ConfigurationError(given, reason: "it is only good together with --dev")
        }
        guard isDevelopment, !isExposed, !Loopback.contains(host) else { return }
        throw ConfigurationError(
            """
            --dev with --host \(host) shows every code at /inbox to other machines: leave --dev out, \
            or add --expose-inbox if that is intended
            """)
    }

    /// The trusted proxies, and the header that they put client addresses in.
    static func addresses(_ settings: Settings) throws(ConfigurationError) -> ClientAddresses {
        guard let given = settings[.trustedProxies] else {
            guard let other = settings[.clientAddressFrom] else { return ClientAddresses() }
            throw ConfigurationError(other, reason: "it is only good together with --trusted-proxies")
        }
        let ranges = given.text.split(separator: ",").map { $0.filter { $0 != " " } }
        guard !ranges.isEmpty, let proxies = TrustedProxies(ranges) else {
            throw ConfigurationError(
                given, reason: "it is not a list of addresses or ranges such as 10.0.0.0/8,2001:db8::1")
        }
        return ClientAddresses(of: proxies, by: try settings.choice(.clientAddressFrom, else: .xForwardedFor))
    }

    /// The most connections of an address; nil for any number. That is the default behind a proxy, because all
    /// connections come from the proxy's address.
    static func connectionsPerAddress(_ settings: Settings) throws(ConfigurationError) -> Int? {
        let standard = try settings.isOn(.insecureBehindProxy) ? 0 : 1000
        let number = try settings.number(.connectionsPerAddress, in: 0...1_000_000, else: standard)
        return number == 0 ? nil : number
    }
}
