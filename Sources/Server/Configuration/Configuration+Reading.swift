import AccessControl
import Directory
import Foundation
import Kernel
import Logging

extension Configuration {
    /// Checks every value and sets the defaults.
    ///
    /// - Throws: `ConfigurationError` for the first invalid value.
    package init(_ settings: Settings) throws(ConfigurationError) {
        host = try settings.text(
            .host, else: "127.0.0.1", reason: "it is not a host name or an address", isGood: SettingSyntax.isHost)
        port = try settings.port(.port, else: 9229)
        management = try ManagementConfiguration(settings, publicPort: port)
        var sources = SecretSources()
        identity = try Self.identity(settings, sources: &sources)
        try Self.checkExposure(settings, host: host, isSecure: identity != nil)
        try Self.checkInbox(settings, host: host)
        clients = Clients(
            addresses: try Self.addresses(settings), connectionsPerAddress: try Self.connectionsPerAddress(settings))
        requestMemory = try settings.number(.requestMemory, in: 16...1_048_576, else: 256) << 20
        publicURL = try Self.publicURL(settings, host: host, port: port, isSecure: identity != nil)
        domains = Domains(
            suffix: try Self.domainSuffix(settings), certificates: try Self.certificates(settings, sources: &sources))
        data = Self.absolute(try settings.text(.data, else: "data", reason: "it is empty") { !$0.isEmpty })
        store = try Self.store(settings, sources: &sources)
        let regions = try Self.regions(settings)
        region = regions.standard
        otherRegions = regions.others
        try management.checkConsoleURL(
            settings, publicURL: publicURL, regions: [regions.standard] + regions.others)
        quotas = try Self.quotas(settings)
        groupDeletion = try settings.choice(.groupDeletion, else: .withMembers)
        account = try AccountConfiguration(settings)
        sealingKey = SealingKeySource(
            environment: settings[.sealingKey].map { Secret($0.text) },
            file: settings[.sealingKeyFile].map { Self.absolute($0.text) } ?? "\(data).sealing-key")
        let credentials = try Self.awsCredentials(settings, region: region, sources: &sources)
        gateways = try Self.gateways(settings, credentials: credentials, sources: &sources)
        eventLogs = try EventLogConfiguration(settings, credentials: credentials, sources: &sources)
        triggers = try TriggerConfiguration(settings, sources: &sources)
        verify = settings.verify ?? VerifyConfiguration()
        sweepsUnconfirmedAfter = try settings.number(.sweepUnconfirmedAfter, in: 1...3650)
        isDevelopment = try settings.isOn(.dev)
        domains.allowsPrivateProviders = try settings.isOn(.privateProviders, else: isDevelopment)
        protection = try ProtectionConfiguration(settings, isDevelopment: isDevelopment)
        logs = Logs(
            level: try settings.logLevel(else: isDevelopment ? .warning : .info),
            audit: try AuditConfiguration(settings, data: data, sources: &sources))
        reading = Reading(source: settings, warnings: settings.warnings + sources.warnings)
    }

    private static func identity(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> Identity? {
        switch (settings[.tlsCertificate], settings[.tlsKey]) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            for file in [certificate, key] { try file.requireReadableFile() }
            try sources.checkKey(key)
            return Identity(certificate: certificate.text, key: key.text)
        default: throw ConfigurationError("--tls-certificate and --tls-key are only good together")
        }
    }

    /// Checks who reaches the public port: passwords must not cross a network in the clear by mistake.
    private static func checkExposure(
        _ settings: Settings, host: String, isSecure: Bool
    ) throws(ConfigurationError) {
        let isBehindProxy = try settings.isOn(.insecureBehindProxy)
        guard Loopback.contains(host) || isSecure || isBehindProxy else {
            throw ConfigurationError(
                """
                --host \(host) is not this machine's loopback: give --tls-certificate and --tls-key, \
                or --insecure-behind-proxy if a proxy speaks TLS in front
                """)
        }
    }

    private static func publicURL(
        _ settings: Settings, host: String, port: Int, isSecure: Bool
    ) throws(ConfigurationError) -> PublicURL {
        guard let given = settings[.publicURL] else {
            // Issuers begin with the URL and must not change later, so a default that other machines cannot reach is
            // refused.
            let isEverywhere = ["0.0.0.0", "::"].contains(host)
            let isDevelopment = try settings.isOn(.dev)
            guard !isEverywhere || isDevelopment else {
                throw ConfigurationError(
                    "--host \(host) does not say where clients reach the server: give --public-url")
            }
            let name = isEverywhere ? "127.0.0.1" : host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
            return PublicURL("\(isSecure ? "https" : "http")://\(name):\(port)")
        }
        let text = given.text.hasSuffix("/") ? String(given.text.dropLast()) : given.text
        let url = PublicURL(text)
        guard SettingSyntax.isOrigin(url.url(in: SettingSyntax.longestRegion)) else {
            throw ConfigurationError(
                given, reason: "it is not the http:// or https:// address of a host, without a path")
        }
        return url
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
