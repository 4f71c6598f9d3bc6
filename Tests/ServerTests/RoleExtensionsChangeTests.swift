import AccessControl
import Kernel
import Testing

@testable import Server

/// What the operator changes of the STS whose credentials a role hands out.
@Suite struct RoleExtensionsChangeTests {
    private let stored = ExternalSTS(url: "https://a.example.com/", role: "arn:aws:iam:::role/files", audience: "store")

    private func changed(
        _ stored: ExternalSTS?, _ change: (inout AdminProtocol.RoleExtensions) -> Void
    ) throws -> ExternalSTS? {
        var wanted = AdminProtocol.RoleExtensions()
        change(&wanted)
        return try wanted.changed(stored)
    }

    @Test func `what a change does not name stays`() throws {
        #expect(try changed(stored) { _ in } == stored)
        #expect(try changed(nil) { _ in } == nil)
        let moved = try changed(stored) { $0.externalSTSURL = "https://b.example.com/" }
        #expect(
            moved == ExternalSTS(url: "https://b.example.com/", role: "arn:aws:iam:::role/files", audience: "store"))
        let renamed = try changed(stored) { $0.externalSTSAudience = "other" }
        #expect(renamed?.audience == "other" && renamed?.url == stored.url)
    }

    @Test func `an empty text ends what it names`() throws {
        #expect(try changed(stored) { $0.externalSTSURL = "" } == nil)
        #expect(
            try changed(stored) { $0.externalSTSRole = "" } == ExternalSTS(url: stored.url, audience: "store"))
    }

    @Test func `a new STS has the usual audience, and without one there is no role`() throws {
        let new = try changed(nil) { $0.externalSTSURL = "https://a.example.com/" }
        #expect(new == ExternalSTS(url: "https://a.example.com/", role: nil, audience: "sts.amazonaws.com"))
        #expect(throws: InvalidInput.self) { try changed(nil) { $0.externalSTSRole = "arn:aws:iam:::role/files" } }
        #expect(throws: InvalidInput.self) { try changed(nil) { $0.externalSTSAudience = "store" } }
        #expect(throws: InvalidInput.self) {
            try changed(stored) { ($0.externalSTSURL, $0.externalSTSAudience) = ("", "store") }
        }
        #expect(try changed(nil) { $0.externalSTSRole = "" } == nil)
    }
}
