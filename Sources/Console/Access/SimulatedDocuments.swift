import Kernel
import Policies
import Wire
import WireRuntime

/// The documents that a simulation decides by, as far as the caller may read them.
struct SimulatedDocuments: Sendable {
    private let visit: ConsoleVisit

    /// By the ids that simulations give them.
    private var identityPolicies: [(id: String, text: String)] = []
    private var boundary: (id: String, text: String)?
    /// The refusals of what could not be read.
    private(set) var unread: [String] = []

    init(of visit: ConsoleVisit) { self.visit = visit }

    /// The documents as they are evaluated.
    var policies: EffectivePolicies {
        EffectivePolicies(
            identity: identityPolicies.compactMap { try? PolicyDocument($0.text, name: $0.id) },
            permissionsBoundary: boundary.flatMap { try? PolicyDocument($0.text, name: $0.id) })
    }

    /// The text of a document; nil if it could not be read.
    func text(of id: String) -> String? {
        let all = identityPolicies + (boundary.map { [$0] } ?? [])
        return all.first { $0.id.hasSameBytes(as: id) }?.text
    }

    /// Adds the document in the form.
    mutating func add(given text: String) { identityPolicies.append(("PolicyInputList.1", text)) }

    // MARK: - Reading

    /// Adds the policies of a user or role.
    mutating func read(policiesOf holder: PolicyHolder) async throws {
        try await readInlinePolicies(of: holder)
        try await readAttachedPolicies(of: holder)
        let entity = try await output(of: holder.readingCall)[holder.kind.rawValue]?.object
        if let arn = entity?.value(at: "PermissionsBoundary.PermissionsBoundaryArn")?.string,
            let text = try await managedPolicy(arn)
        {
            boundary = (arn, text)
        }
    }

    private mutating func readInlinePolicies(of holder: PolicyHolder) async throws {
        for policy in try await output(of: holder.inlineCall)["PolicyNames"]?.texts ?? [] {
            let read = try await output(of: SettingsSource.inlinePolicy(policy, of: holder).readingCall)
            guard let text = read["PolicyDocument"]?.string else { continue }
            identityPolicies.append(("\(holder.kind.part)_\(holder.name)_\(policy)", EncodedPolicy(text).document))
        }
    }

    private mutating func readAttachedPolicies(of holder: PolicyHolder) async throws {
        for policy in try await output(of: holder.attachedCall)["AttachedPolicies"]?.objects ?? [] {
            guard let arn = policy["PolicyArn"]?.string, let text = try await managedPolicy(arn) else { continue }
            identityPolicies.append((policy["PolicyName"]?.string ?? arn, text))
        }
    }

    /// The default version of a managed policy; nil if it cannot be read.
    private mutating func managedPolicy(_ arn: String) async throws -> String? {
        let policy = try await output(
            of: PlannedCall("GetPolicy", of: .iam, input: JSONObject(texts: ["PolicyArn": arn])))
        guard let version = policy.value(at: "Policy.DefaultVersionId")?.string else { return nil }
        let read = try await output(of: SettingsSource.policy(arn, version: version).readingCall)
        return read.value(at: "PolicyVersion.Document")?.string.map { EncodedPolicy($0).document }
    }

    /// The output of a call; an empty one if it is refused, which is noted.
    private mutating func output(of call: PlannedCall) async throws -> JSONObject {
        switch try await visit.found(call) {
        case .success(let output): return output
        case .failure(let error):
            unread.append("\(call.name): \(error.message)")
            return JSONObject()
        }
    }
}
