import Foundation
import Kernel
import Testing

@testable import SAML

/// Responses that are accepted, and what is read from them.
@Suite struct ResponseTests {
    @Test func `a signed assertion is read`() throws {
        let read = try Fixture.read(Fixture().signedAssertion())
        #expect(read.id == "_assertion" && read.issuer == Fixture.issuer)
        #expect(read.subject == SAMLSubject(nameID: "Ann@Example.com", format: SAMLSubject.persistent))
        #expect(read.request == "_request" && read.sessionIndex == "_session" && read.sessionEnd == nil)
        #expect(read.attributes == [SAMLAttribute(name: "mail", values: ["ann@example.com"])])
        #expect(read.replayableUntil == Fixture.now.advanced(seconds: 360))
    }

    @Test func `a signed response is read`() throws {
        #expect(try Fixture.read(Fixture().signedResponse()).subject.nameID == "Ann@Example.com")
    }

    @Test func `a signed response with a signed assertion is read`() throws {
        #expect(try Fixture.read(Fixture().signedBoth()).subject.nameID == "Ann@Example.com")
    }

    @Test func `responses are read on several threads at once`() async throws {
        let (good, bad) = (
            try Fixture().signedBoth(), try Fixture().signedBoth().replacingOccurrences(of: "Ann", with: "B")
        )
        let names = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var accepted = 0
                    for _ in 0..<25 {
                        accepted += try Fixture.read(good).id == "_assertion" ? 1 : 0
                        accepted += (try? Fixture.read(bad)) == nil ? 0 : 1
                    }
                    return accepted
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(names == 200)
    }
}
