import Kernel
import Testing

@testable import Directory

/// The mapping of a provider while attributes get other names.
@Suite struct MappingRenameTests {
    private func provider(_ mapping: [String: String]) -> IdentityProvider {
        IdentityProvider(
            pool: UserPoolID(rawValue: "us-east-1_Example00"), name: "P", kind: .openIDConnect, details: [:],
            attributeMapping: mapping, identifiers: [], createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
    }

    private let change = SchemaChange.rename("custom:plan", to: "custom:tier")

    @Test func `a claim of the former name is also mapped to the new one, and then only to that`() {
        let begun = provider(["email": "mail", "custom:plan": "plan"]).mapping(updatedBy: change.begun)
        #expect(begun == ["email": "mail", "custom:plan": "plan", "custom:tier": "plan"])
        #expect(provider(begun).mapping(updatedBy: change.finished) == ["email": "mail", "custom:tier": "plan"])
    }

    /// Twenty attributes, because the order in which a dictionary gives them must not decide.
    @Test func `a claim that is mapped to the new name already stays`() {
        var mapping: [String: String] = [:]
        var newNames: [String: String] = [:]
        for number in 0..<20 {
            mapping["custom:a\(number)"] = "former"
            mapping["custom:b\(number)"] = "new"
            newNames["custom:a\(number)"] = "custom:b\(number)"
        }
        let updated = provider(mapping).mapping { names in names + names.compactMap { newNames[$0] } }
        #expect(updated == mapping)
    }
}
