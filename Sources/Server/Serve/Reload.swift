import Accounts
import Kernel
import Logging
import Risk

/// Reads the files of certificates, locations and secrets again while the server runs.
struct Reload: Sendable {
    private let configuration: Configuration
    private let server: MartletServer
    private let certificates: ServedCertificates
    private let log: Logger

    /// - Parameter configuration: The configuration at the start, which names the files.
    init(
        _ configuration: Configuration, server: MartletServer, certificates: ServedCertificates, log: Logger
    ) {
        (self.configuration, self.server, self.certificates, self.log) = (configuration, server, certificates, log)
    }

    /// Uses the present contents of the files. If one of them is invalid, everything stays as it was.
    func run() {
        do throws(ConfigurationError) {
            let fresh = try Configuration(configuration.reading.source)
            let read = try DomainCertificates(fresh)
            let locations = try fresh.protection.readLocations()
            certificates.use(read)
            server.accounts.risk.locations.use(locations)
            server.use(fresh)
            for warning in fresh.warnings { log.warning("\(warning)") }
            log.notice("reloaded", metadata: ["certificates": "\(Self.list(read))"])
        } catch {
            log.error("not reloaded, the former files stay in use", metadata: ["reason": "\(error)"])
        }
    }

    /// Each certificate with its expiry.
    private static func list(_ certificates: DomainCertificates) -> String {
        let texts = certificates.expiries.map { name, seconds in
            "\(name) expires \(CivilTime(Instant(seconds: Int64(seconds))).timestamp)"
        }
        return texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }
}
