import ArgumentParser
import Policies
import Server
import WireRuntime

/// `martlet access`
struct AccessCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "access", abstract: "Try policies without a server.", subcommands: [Explain.self])

    /// `martlet access explain`
    struct Explain: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say whether policies allow a request, and which statement decides.",
            discussion: """
                A request is a JSON object: action, resource, context (a map from keys to a value or a list), and \
                principal for a trust policy. Each line of --requests is an object with request, and with policies, \
                boundary, session or trust as the options would give them; the answers are JSON lines.
                """)
        @Option(help: "A file with an identity policy. Give it again for another.")
        var policy: [String] = []
        @Option(help: "A file with a permissions boundary.")
        var boundary: String?
        @Option(help: "A file with a session policy. Give it again for another.")
        var session: [String] = []
        @Option(help: "A file with a role's trust policy, which is tried alone.")
        var trust: String?
        @Option(help: "A file with the request.")
        var request: String?
        @Option(help: "A file with many requests and their policies, one JSON object a line.")
        var requests: String?

        func validate() throws {
            guard (request == nil) != (requests == nil) else {
                throw ValidationError("give either --request or --requests")
            }
            guard requests == nil || policy.isEmpty && boundary == nil && session.isEmpty && trust == nil else {
                throw ValidationError("the lines of --requests have policies of their own")
            }
            guard trust == nil || policy.isEmpty && boundary == nil && session.isEmpty else {
                throw ValidationError("a trust policy is tried alone")
            }
        }

        func run() throws {
            if let requests { return try explainLines(requests) }
            guard let request else { return }
            do {
                print(AccessExplanation.text(try question(request)))
            } catch let refusal as PolicyRefusal {
                throw CommandError(line: refusal.message, code: 1)
            }
        }

        /// The request and policies of the options.
        private func question(_ request: String) throws -> AccessQuestion {
            let bytes = try CommandError.catching { try JSONFile.read(request) }
            guard let members = (try? JSONReader.read(bytes))?.object else {
                throw CommandError(line: "\(request) is not a JSON object", code: 1)
            }
            var question = AccessQuestion(request: try AccessQuestion.request(members))
            for path in policy { question.policies.identity.append(try Self.document(path)) }
            question.policies.permissionsBoundary = try boundary.map { try Self.document($0) }
            if !session.isEmpty { question.policies.session = try session.map { try Self.document($0) } }
            question.trust = try trust.map { try TrustPolicy(String(decoding: try Self.read($0), as: UTF8.self)) }
            return question
        }

        private static func document(_ path: String) throws -> PolicyDocument {
            try PolicyDocument(String(decoding: try read(path), as: UTF8.self), name: path)
        }

        private static func read(_ path: String, maxBytes: Int = 1 << 20) throws -> [UInt8] {
            try CommandError.catching { try Settings.read(path, maxBytes: maxBytes) }
        }

        private func explainLines(_ path: String) throws {
            for line in try Self.read(path, maxBytes: 1 << 30).split(separator: UInt8(ascii: "\n")) {
                var explained = JSONWriter()
                do {
                    AccessExplanation.write(try AccessQuestion(line: Array(line)).decide(), to: &explained)
                } catch {
                    explained.beginObject()
                    explained.field(
                        "error", (error as? PolicyRefusal)?.message ?? (error as? CommandError)?.line ?? "\(error)")
                    explained.endObject()
                }
                print(String(decoding: explained.bytes, as: UTF8.self))
            }
        }
    }
}
