import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A mail server for tests: it speaks SMTP with STARTTLS and AUTH PLAIN, and keeps the messages.
final class MailSink: Sendable {
    /// How the server behaves.
    struct Manner: Sendable {
        /// The certificate and key for STARTTLS; nil to offer none.
        var identity: TestIdentity?
        /// The credentials that AUTH PLAIN requires; nil for none.
        var credentials: (name: String, password: String)?
        /// Replies in place of the successful one, by command: `["RCPT": "550 no"]`.
        var replies: [String: String] = [:]
        /// Accepts connections and never replies.
        var isSilent = false
        /// Closes the connection after each message, as a server does with idle clients.
        var hangsUpAfterMessage = false
    }

    struct Mail: Sendable, Equatable {
        var sender: String
        var recipients: [String]
        var text: String
        var wasEncrypted: Bool
    }

    private let seen = Mutex<(mails: [Mail], connections: Int, commands: [String])>(([], 0, []))
    private let channel: any Channel
    private let group: MultiThreadedEventLoopGroup

    let port: Int
    var mails: [Mail] { seen.withLock { $0.mails } }
    var connections: Int { seen.withLock { $0.connections } }
    /// Every line that clients sent outside a message, credentials included.
    var commands: [String] { seen.withLock { $0.commands } }

    private init(channel: any Channel, group: MultiThreadedEventLoopGroup, port: Int) {
        self.channel = channel
        self.group = group
        self.port = port
    }

    /// Runs `body` with a server on a free port of this machine.
    static func with<Value>(
        _ manner: Manner = Manner(), _ body: (MailSink) async throws -> Value
    ) async throws -> Value {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let holder = Mutex<MailSink?>(nil)
        let record: @Sendable (MailSinkSession.Event) -> Void = { event in
            holder.withLock { $0 }?.record(event)
        }
        let context = try manner.identity.map { identity in
            try NIOSSLContext(
                configuration: .makeServerConfiguration(
                    certificateChain: NIOSSLCertificate.fromPEMFile(identity.certificate).map { .certificate($0) },
                    privateKey: .privateKey(NIOSSLPrivateKey(file: identity.key, format: .pem))))
        }
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        MailSinkSession(manner: manner, tls: context, record: record))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let sink = MailSink(channel: channel, group: group, port: channel.localAddress?.port ?? 0)
        holder.withLock { $0 = sink }
        let result: Result<Value, any Error>
        do { result = .success(try await body(sink)) } catch { result = .failure(error) }
        try await channel.close()
        try await group.shutdownGracefully()
        return try result.get()
    }

    private func record(_ event: MailSinkSession.Event) {
        seen.withLock { seen in
            switch event {
            case .connected: seen.connections += 1
            case .said(let line): seen.commands.append(line)
            case .mailed(let mail): seen.mails.append(mail)
            }
        }
    }
}
