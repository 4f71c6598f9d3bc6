import TestKit
import Testing

@testable import Server

/// When `/readyz` tells scripts and load balancers that the server is ready.
@Suite struct ReadinessTests {
    private func readiness() async throws -> Readiness { Readiness(database: try await Engine.sqliteFile.fresh()) }

    @Test func `it is ready once both listeners are open and announced`() async throws {
        let readiness = try await readiness()
        #expect(await readiness.obstacle() == "opening")
        await readiness.opened { Issue.record("one listener is still closed") }
        #expect(await readiness.obstacle() == "opening")
        await confirmation { announced in
            await readiness.opened {
                #expect(await readiness.obstacle() == "opening")
                announced()
            }
        }
        #expect(await readiness.obstacle() == nil)
    }

    @Test(arguments: [false, true])
    func `a server that stops is not ready`(_ stopsWhileOpening: Bool) async throws {
        let readiness = try await readiness()
        await readiness.opened {}
        await readiness.opened { if stopsWhileOpening { readiness.closing() } }
        if !stopsWhileOpening { readiness.closing() }
        #expect(await readiness.obstacle() == "closing")
    }
}
