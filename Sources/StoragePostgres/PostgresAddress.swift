import CLibPQ
import Foundation
import Kernel
import Storage

/// The connection parameters of the server: a URL, or libpq's `key=value` words, with safe defaults.
struct PostgresAddress: Sendable {
    /// libpq's connection parameters (PostgreSQL 15 manual, section 34.1.2).
    var words: [String: String]

    /// Reads `postgres://user:password@host:port/database?sslmode=…` or libpq's words.
    ///
    /// - Parameter password: Used if the URL has none.
    /// - Throws: `StorageError.unexpected` if the URL cannot be read. The message does not repeat it, because it may
    ///   contain a password.
    init(_ url: String, password: Secret<String>? = nil) throws {
        var words = try Self.parse(url)
        if let password, words["password"] == nil { words["password"] = password.exposed }
        for (word, value) in Self.defaults where words[word] == nil { words[word] = value }
        if words["sslmode"] == nil, !Self.staysOnThisMachine(words) {
            words["sslmode"] = "verify-full"
            if words["sslrootcert"] == nil { words["sslrootcert"] = Self.systemAuthorities }
        }
        // With several hosts, connect only to the primary, which changes after a failover.
        if let host = words["host"], host.utf8.contains(UInt8(ascii: ",")), words["target_session_attrs"] == nil {
            words["target_session_attrs"] = "read-write"
        }
        self.words = words
    }

    /// Detects a dead peer 10 s after unacknowledged data was sent, and within a minute on an idle connection.
    private static let defaults = [
        "application_name": "martlet", "client_encoding": "UTF8", "connect_timeout": "3", "keepalives": "1",
        "keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3", "tcp_user_timeout": "10000",
    ]

    private static func parse(_ url: String) throws -> [String: String] {
        guard let options = PQconninfoParse(url, nil) else {
            throw StorageError.unexpected("The database's address cannot be read: postgres://user@host:port/database")
        }
        defer { PQconninfoFree(options) }
        var words: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { words[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return words
    }

    private static func staysOnThisMachine(_ words: [String: String]) -> Bool {
        let given = words["hostaddr"] ?? words["host"] ?? ProcessInfo.processInfo.environment["PGHOST"] ?? ""
        return given.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { host in
            host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
                || isLoopback(host)
        }
    }

    /// Only numeric addresses in 127.0.0.0/8: `127.evil.example` is an ordinary host name.
    private static func isLoopback(_ host: Substring) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, String(host), &address) == 1 && UInt32(bigEndian: address.s_addr) >> 24 == 127
    }

    /// The system's trusted certificate authorities; libpq 15 looks only in the user's home directory.
    private static var systemAuthorities: String? {
        let own = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".postgresql/root.crt")
        if FileManager.default.fileExists(atPath: own.path(percentEncoded: false)) { return nil }
        return ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/cert.pem"].first {
            FileManager.default.fileExists(atPath: $0)
        }
    }
}
