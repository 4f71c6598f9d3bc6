import Delivery
import Directory
import Foundation
import Kernel
import StoragePostgres

/// The servers that Martlet uses, with its credentials.
extension Configuration {
    /// The store, with the password of the database.
    static func store(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> Store {
        guard let given = settings[.database] else {
            try settings.refuse([.databasePasswordFile, .databaseConnections], without: .database)
            return .embedded
        }
        guard given.text.hasPrefix("postgres://") || given.text.hasPrefix("postgresql://"),
            !given.text.utf8.contains(0)
        else { throw ConfigurationError(given, reason: "it is not a postgres:// address") }
        let containsPassword = PostgresDatabase.containsPassword(given.text)
        let advice = "give postgres://user@host/database and --database-password-file"
        if containsPassword { try sources.check(given, advice: advice) }
        let connections = try settings.number(.databaseConnections, in: 1...1000, else: 8)
        guard let file = settings[.databasePasswordFile] else {
            return .postgres(PostgresStore(url: Secret(given.text), password: nil, connections: connections))
        }
        guard !containsPassword else {
            throw ConfigurationError(file, reason: "\(given.origin) holds a password as well; give one of them")
        }
        let password = try sources.read(file)
        return .postgres(PostgresStore(url: Secret(given.text), password: password, connections: connections))
    }

    /// The mail server, with its password; nil if none is set.
    static func mailServer(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> MailServer? {
        guard let given = settings[.smtp] else {
            try settings.refuse([.smtpCAFile, .smtpPasswordFile], without: .smtp)
            return nil
        }
        try settings[.smtpCAFile]?.requireReadableFile()
        if URLComponents(string: given.text)?.password?.isEmpty == false {
            try sources.check(given, advice: "give smtp://user@host and --smtp-password-file")
        }
        let password: Secret<String>? =
            if let file = settings[.smtpPasswordFile] { try sources.read(file) } else { nil }
        let sender = settings[.smtpFrom]?.text ?? standardSender
        do {
            return try MailServer(
                url: given.text, password: password, sender: sender, authorities: settings[.smtpCAFile]?.text)
        } catch { throw ConfigurationError(given, reason: error.reason) }
    }

    static func permittedSenders(_ settings: Settings) throws(ConfigurationError) -> PermittedSenders {
        guard let given = settings[.permittedSenders] else { return .any }
        guard let senders = PermittedSenders(given.text) else {
            throw ConfigurationError(given, reason: "it is not a list of addresses and domains with commas")
        }
        return senders
    }

    /// The gateway for text messages, with its token; nil if none is set.
    static func smsGateway(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> SMSGateway? {
        guard let given = settings[.smsGateway] else {
            try settings.refuse([.smsGatewayToken, .smsGatewayTokenFile], without: .smsGateway)
            return nil
        }
        let token = try smsGatewayToken(settings, sources: &sources)
        do { return try SMSGateway(url: given.text, token: token) } catch {
            throw ConfigurationError(given, reason: error.reason)
        }
    }

    private static func smsGatewayToken(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> Secret<String>? {
        switch (settings[.smsGatewayToken], settings[.smsGatewayTokenFile]) {
        case (nil, nil): return nil
        case (nil, let file?): return try sources.read(file)
        case (let token?, nil):
            try sources.check(token, advice: "give --sms-gateway-token-file")
            return Secret(token.text)
        case (let token?, let file?):
            throw ConfigurationError(file, reason: "\(token.origin) is set as well; give one of them")
        }
    }
}

extension Settings {
    /// Refuses settings that have no effect without `other`, which is not set.
    ///
    /// - Throws: `ConfigurationError` if one of `settings` is set.
    func refuse(_ settings: [Setting], without other: Setting) throws(ConfigurationError) {
        for setting in settings {
            guard let given = self[setting] else { continue }
            throw ConfigurationError(given, reason: "it is only good together with --\(other.rawValue)")
        }
    }
}
