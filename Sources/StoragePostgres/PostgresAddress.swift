import CLibPQ
import Foundation
import Kernel
import Storage

/// Where the server is and how to speak to it: a URL, or libpq's `key=value` words, with careful defaults.
struct PostgresAddress: Sendable {
    /// libpq's connection words (PostgreSQL 15, section 34.1.2).
    let words: [String: String]

    /// Reads `postgres://user:password@host:port/database?sslmode=…`.
    ///
    /// `password` is used if the URL has none. Throws `StorageError.unexpected` where that cannot be read; the message
    /// holds nothing of it, since it may hold a password.
    init(_ url: String, password: Secret<String>? = nil) throws {
        var words = try Self.parse(url)
        if let password, words["password"] == nil { words["password"] = password.exposed }
        for (word, value) in Self.defaults where words[word] == nil { words[word] = value }
        if words["sslmode"] == nil, !Self.staysOnThisMachine(words) {
            words["sslmode"] = "verify-full"
            if words["sslrootcert"] == nil { words["sslrootcert"] = Self.systemAuthorities }
        }
        // Of several hosts only the one that takes writes is of use; after a failover that is another one.
        if let host = words["host"], host.utf8.contains(UInt8(ascii: ",")), words["target_session_attrs"] == nil {
            words["target_session_attrs"] = "read-write"
        }
        self.words = words
    }

    /// A dead peer is noticed within 10 s of silence after something was sent, and within a minute when idle.
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

    /// 127.0.0.0/8, in digits: `127.evil.example` is a name like any other.
    private static func isLoopback(_ host: Substring) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, String(host), &address) == 1 && UInt32(bigEndian: address.s_addr) >> 24 == 127
    }

    /// Where the system keeps the authorities that it trusts, for libpq 15 knows only a file in the user's home.
    private static var systemAuthorities: String? {
        let own = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".postgresql/root.crt")
        if FileManager.default.fileExists(atPath: own.path(percentEncoded: false)) { return nil }
        return ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/cert.pem"].first {
            FileManager.default.fileExists(atPath: $0)
        }
    }
}
