import Foundation
import Storage
import Testing

@testable import StoragePostgres

/// Parsing an address before libpq does.
@Suite struct PostgresAddressTests {
    @Test(arguments: [
        "postgres://u@db.example.com/x", "postgres://u@10.0.0.1/x", "postgres://u@127.evil.example/x",
        "postgres://u@localhost,db.example.com/x", "host=db.example.com dbname=x",
        "postgres://u@localhost.example.com/x",
    ])
    func `a remote server needs a certificate for its host name`(_ url: String) throws {
        #expect(try PostgresAddress(url).words["sslmode"] == "verify-full")
    }

    @Test(arguments: [
        "postgres://u@localhost/x", "postgres://u@127.0.0.1:5433/x", "postgres://u@127.1.2.3/x",
        "postgres://u@[::1]/x", "postgres:///x?host=/run/postgresql", "host=/run/postgresql dbname=x",
        "postgres://u@localhost,127.0.0.1/x",
    ])
    func `a local server needs no certificate`(_ url: String) throws {
        #expect(try PostgresAddress(url).words["sslmode"] == nil)
    }

    @Test func `settings in the address take precedence`() throws {
        let words = try PostgresAddress(
            "postgres://u:p%40ss@db.example.com:6000/x?sslmode=require&connect_timeout=9"
        ).words
        #expect(words["sslmode"] == "require")
        #expect(words["connect_timeout"] == "9")
        #expect(words["password"] == "p@ss")
        #expect(words["port"] == "6000")
        #expect(words["tcp_user_timeout"] == "10000")
    }

    @Test func `with several hosts the primary is required`() throws {
        #expect(try PostgresAddress("postgres://a,b/x").words["target_session_attrs"] == "read-write")
        #expect(try PostgresAddress("postgres://a/x").words["target_session_attrs"] == nil)
    }

    @Test(arguments: ["postgres://u:geheim@ho%zzst/x", "postgres://u:geheim@host/x?nonsense=1", "geheim"])
    func `the error for an invalid address does not contain its password`(_ url: String) {
        #expect {
            try PostgresAddress(url)
        } throws: { error in
            error is StorageError && !"\(error)".contains("geheim")
        }
    }
}
