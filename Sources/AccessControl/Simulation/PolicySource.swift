import Kernel
package import Policies

/// The source of a simulated policy.
package struct PolicySource: Hashable, Sendable {
    /// The types of sources, in the words of IAM's model.
    package enum Kind: String, Sendable {
        /// An inline policy of a user.
        case user = "user"
        /// An inline policy of a role.
        case role = "role"
        case managed = "user-managed"
        /// The policy of a resource, in the request.
        case resource = "resource"
        /// Another policy in the request.
        case request = "none"
    }

    /// The identifier, such as `PolicyInputList.1` or the name of a managed policy.
    package var id: String
    package var kind: Kind
    var document: String
}

/// A statement that decides a simulated request.
package struct SimulatedStatement: Hashable, Sendable {
    package var source: PolicySource
    /// Its position in the document; nil if the document spells its members in escapes.
    package var span: StatementSpan?
}

/// The policies of a simulation, read once.
struct SimulatedPolicies: Sendable {
    private var sources: [PolicySource] = []
    /// The positions of the statements of each source.
    private var spans: [[StatementSpan]] = []
    private(set) var effective = EffectivePolicies(identity: [])
    private(set) var resource: ResourcePolicy?
    /// The number of bytes in all documents.
    private(set) var size = 0

    /// The most bytes of all documents.
    static let maxSize = 1_048_576

    mutating func addIdentity(_ source: PolicySource) throws {
        effective.identity.append(try read(source) { try PolicyDocument($0, name: $1) })
    }

    mutating func setBoundary(_ source: PolicySource) throws {
        effective.permissionsBoundary = try read(source) { try PolicyDocument($0, name: $1) }
    }

    mutating func setResource(_ source: PolicySource) throws {
        resource = try read(source) { try ResourcePolicy($0, name: $1) }
    }

    /// Reads a document. Decisions refer to it by its index among the sources, since names may be equal.
    private mutating func read<Policy>(
        _ source: PolicySource, read: (_ text: String, _ name: String) throws -> Policy
    ) throws -> Policy {
        size += source.document.utf8.count
        guard size <= Self.maxSize else { throw InvalidInput("The policies of the simulation are too large.") }
        let name = String(sources.count)
        sources.append(source)
        spans.append(StatementSpan.all(in: source.document))
        do { return try read(source.document, name) } catch let error as PolicyRefusal {
            throw SimulationRefusal(source, refusal: error)
        }
    }

    /// The statements of identity policies and of the resource policy that lead to a decision.
    func statements(of decision: AccessDecision) -> [SimulatedStatement] {
        let decisive = decision.deciding.filter { $0.layer == .identity || $0.layer == .resource }
        return decisive.compactMap { match in
            guard let number = Int(asciiDigits: match.policy.utf8), sources.indices.contains(number),
                spans.indices.contains(number)
            else { return nil }
            let found = spans[number]
            return SimulatedStatement(
                source: sources[number], span: found.indices.contains(match.index) ? found[match.index] : nil)
        }
    }
}
