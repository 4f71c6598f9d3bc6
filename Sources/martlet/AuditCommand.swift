import ArgumentParser
import Audit
import Foundation
import Kernel
import Server

/// `martlet audit`
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Read the audit log, and find out whether it is whole.",
        subcommands: [Verify.self, Tail.self, Search.self, Export.self, Key.self])

    /// `martlet audit verify`
    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find records that were changed, dropped, reordered or cut off.",
            discussion: """
                Ends with 0 if all is whole, with 1 if something is wrong, with 2 if that cannot be found out. Give \
                the folders of all nodes; without one, the folder of this node is read. Records in the database are \
                always read.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var folders: AuditFolders
        @Option(help: "Only the chain with this id.")
        var chain: String?
        @Option(help: "A file with the public key, if the store is not at hand. Cut ends are not found then.")
        var publicKey: String?

        func run() async throws {
            let reports = try await reports(on: try folders.paths(store))
            guard !reports.isEmpty else { throw CommandError(line: "there is no audit log in these folders", code: 2) }
            for report in reports { print(report.text) }
            let broken = reports.count { !$0.isWhole }
            guard broken == 0 else {
                throw CommandError(line: "not whole: \(broken) of \(reports.count)", code: 1)
            }
        }

        private func reports(on paths: [String]) async throws -> [ChainReport] {
            if let publicKey { return try reports(on: paths, keyIn: publicKey) }
            var found: [ChainReport] = []
            do {
                try await store.ask(mustExist: true) { found = try await reports(on: paths, by: $0) }
            } catch let error as CommandError {
                // 1 means that something is wrong with the log.
                throw CommandError(line: error.line, code: 2)
            }
            return found
        }

        private func reports(on paths: [String], keyIn file: String) throws -> [ChainReport] {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8), let key = AuditPublicKey(pem: text)
            else { throw CommandError(line: "\(file) has no public key of an audit log", code: 2) }
            return AuditVerifier(keys: [key]).reports(on: paths, only: chain)
        }

        private func reports(on paths: [String], by admin: any AdminConnection) async throws -> [ChainReport] {
            let known = try await admin.perform(GetAuditChains())
            let keys = known.publicKeys.compactMap(AuditPublicKey.init(pem:))
            let verifier = AuditVerifier(keys: keys, heads: known.heads)
            var stored: [ChainReport] = []
            for id in known.stored where chain?.hasSameBytes(as: id) ?? true {
                stored.append(
                    try await verifier.report(onStored: id) { sequence in
                        try await admin.perform(ListChainRecords(chain: id, after: sequence))
                    })
            }
            return verifier.reports(on: paths, stored: stored, only: chain)
        }
    }

    /// `martlet audit key`
    struct Key: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the public key with which the log's checkpoints are verified.")
        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                print(try await admin.perform(GetAuditChains()).publicKeys.joined(), terminator: "")
            }
        }
    }
}

/// Where the audit logs are.
struct AuditFolders: ParsableArguments {
    @Argument(help: "Folders of audit logs. (default: the one of this node)")
    var folders: [String] = []

    /// The folders that were given, or else the folder of this node.
    func paths(_ store: StoreOptions) throws -> [String] {
        folders.isEmpty ? [try store.configuration().auditFolder] : folders
    }
}
