import AWSMobileClient
import Foundation

/// Keeps sessions in memory. A real store would use a database.
final class AppTokenStore: TokenStore, @unchecked Sendable {
    private let lock = NSLock()
    private var services: [String: [String: String]] = [:]

    func entries(of service: String) throws -> [String: String] {
        lock.withLock { services[service] ?? [:] }
    }

    func change(_ service: String, _ body: (inout [String: String]) -> Void) throws {
        lock.withLock { body(&services[service, default: [:]]) }
    }
}
