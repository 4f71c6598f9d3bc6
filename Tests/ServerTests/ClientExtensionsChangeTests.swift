import Directory
import Kernel
import Testing

@testable import Server

/// What the operator changes of what clients are permitted.
@Suite struct ClientExtensionsChangeTests {
    private func changed(
        _ stored: ClientExtensions, _ change: (inout AdminProtocol.ClientExtensions) -> Void
    ) throws -> ClientExtensions {
        var wanted = AdminProtocol.ClientExtensions()
        change(&wanted)
        var result = stored
        try wanted.apply(to: &result)
        return result
    }

    @Test func `what a change does not name stays`() throws {
        var stored = ClientExtensions()
        stored.introspection = true
        stored.backChannelLogout = BackChannelLogout(url: "https://a.example.com/", sessionRequired: true)
        #expect(try changed(stored) { _ in } == stored)
        let moved = try changed(stored) { $0.backChannelLogoutURL = "https://b.example.com/" }
        #expect(moved.backChannelLogout == BackChannelLogout(url: "https://b.example.com/", sessionRequired: true))
        #expect(moved.introspection)
        let unnamed = try changed(stored) { $0.backChannelLogoutSessionRequired = false }
        #expect(unnamed.backChannelLogout == BackChannelLogout(url: "https://a.example.com/"))
    }

    @Test func `an empty URL ends back-channel logout`() throws {
        let stored = try changed(ClientExtensions()) {
            $0.backChannelLogoutURL = "https://a.example.com/"
            $0.backChannelLogoutSessionRequired = true
        }
        #expect(stored.backChannelLogout == BackChannelLogout(url: "https://a.example.com/", sessionRequired: true))
        #expect(try changed(stored) { $0.backChannelLogoutURL = "" } == ClientExtensions())
    }

    @Test func `without a URL no session is named`() throws {
        #expect(throws: InvalidInput.self) {
            try changed(ClientExtensions()) { $0.backChannelLogoutSessionRequired = true }
        }
        #expect(try changed(ClientExtensions()) { $0.backChannelLogoutSessionRequired = false } == ClientExtensions())
    }
}
