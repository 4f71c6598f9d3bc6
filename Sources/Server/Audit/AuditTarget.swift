import Audit
import Delivery
import Foundation
import Kernel
import Outbound

/// Where the audit log is delivered, as `--audit-target` names it.
enum AuditTarget: Hashable, Sendable {
    /// `syslog://host:port` or, with TLS, `syslogs://host:port`.
    case syslog(StreamAddress)
    /// `unix:/dev/log`.
    case local(path: String)
    /// `https://…`, with the token of its requests.
    case hook(url: String, token: Secret<String>?)

    /// The ports of syslog over TCP and over TLS (RFC 5425, section 4.1).
    private static let (plainPort, encryptedPort) = (514, 6514)

    /// Reads the target and its secrets.
    ///
    /// - Returns: Nil if the log is not delivered.
    static func read(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> AuditTarget? {
        guard let given = settings[.auditTarget] else {
            try settings.refuse([.auditTargetTokenFile, .auditTargetCAFile], without: .auditTarget)
            return nil
        }
        if given.text.utf8.starts(with: "unix:/".utf8) { return .local(path: String(given.text.dropFirst(5))) }
        if given.text.utf8.starts(with: "syslog".utf8) { return .syslog(try address(given, in: settings)) }
        let token: Secret<String>? =
            if let file = settings[.auditTargetTokenFile] { try sources.read(file) } else { nil }
        // The writer checks the address and the token, as it does for the log entries of pools.
        do { _ = try LogHookWriter(given.text, token: token) } catch {
            throw ConfigurationError(given, reason: error.reason)
        }
        return .hook(url: given.text, token: token)
    }

    private static func address(
        _ given: Settings.Given, in settings: Settings
    ) throws(ConfigurationError) -> StreamAddress {
        guard let parts = URLComponents(string: given.text), let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme, ["syslog", "syslogs"].contains(scheme), parts.path.isEmpty, parts.query == nil,
            parts.user == nil, (1...65_535).contains(parts.port ?? plainPort)
        else { throw ConfigurationError(given, reason: "it is not syslog://host:port or syslogs://host:port") }
        let isEncrypted = scheme == "syslogs"
        if !isEncrypted, let file = settings[.auditTargetCAFile] {
            throw ConfigurationError(file, reason: "it is only good together with syslogs://")
        }
        try settings[.auditTargetCAFile]?.requireReadableFile()
        if let file = settings[.auditTargetTokenFile] {
            throw ConfigurationError(file, reason: "syslog has no tokens")
        }
        return StreamAddress(
            host: host.trimmingCharacters(in: CharacterSet(charactersIn: "[]")),
            port: parts.port ?? (isEncrypted ? encryptedPort : plainPort), isEncrypted: isEncrypted,
            authorities: settings[.auditTargetCAFile].map { URL(fileURLWithPath: $0.text).standardizedFileURL.path })
    }

    /// - Parameter host: The machine's own name.
    func receiver(from host: String) -> any AuditReceiver {
        switch self {
        case .syslog(let address): SyslogReceiver(at: address, from: host)
        case .local(let path): LocalSyslogReceiver(path: path, host: host)
        case .hook(let url, let token): AuditHook(url, token: token)
        }
    }
}
