import Directory
import Kernel
import Testing

@testable import Server

/// What the operator changes of what is set for pools.
@Suite struct PoolExtensionsChangeTests {
    private func changed(
        _ stored: PoolExtensions, _ change: (inout AdminProtocol.PoolExtensions) -> Void
    ) throws -> PoolExtensions {
        var wanted = AdminProtocol.PoolExtensions()
        change(&wanted)
        var result = stored
        try wanted.apply(to: &result)
        return result
    }

    @Test func `what a change does not name stays`() throws {
        var stored = PoolExtensions()
        (stored.linking, stored.linkingProviders) = (.automatic, ["Contoso"])
        #expect(try changed(stored) { _ in } == stored)
        #expect(try changed(stored) { $0.linking = "ask" }.linkingProviders == ["Contoso"])
        #expect(try changed(stored) { $0.linkingProviders = ["Fabrikam"] }.linking == .automatic)
    }

    @Test func `no names mean all providers`() throws {
        var stored = PoolExtensions()
        stored.linkingProviders = ["Contoso"]
        #expect(try changed(stored) { $0.linkingProviders = [] } == PoolExtensions())
    }

    @Test(arguments: ["", "always", "Ask", "automatic "])
    func `there are three policies`(_ policy: String) throws {
        #expect(throws: InvalidInput.self) { try changed(PoolExtensions()) { $0.linking = policy } }
        for known in LinkingPolicy.allCases {
            #expect(try changed(PoolExtensions()) { $0.linking = known.rawValue }.linking == known)
        }
    }
}
