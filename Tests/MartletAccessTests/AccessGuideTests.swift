import MartletAccess
import Testing

/// The samples of docs/access.md do what the page says.
@Suite struct AccessGuideTests {
    private let network = TestNetwork()

    private func answer(_ authorization: String?) async throws -> Answer {
        network.publishes(TestKey.first.jwk())
        let fields = authorization.map { [(name: "Authorization", value: $0)] } ?? []
        return await FileServer(access: try MartletAccess.bearer(network)).respond(
            to: ReceivedRequest(method: "GET", uri: "/", host: "files.example.com", fields: fields, body: []))
    }

    @Test func `the server of the page answers a caller, and refuses others`() async throws {
        #expect(try await answer("Bearer " + TestKey.first.token(TestClaims.with())).text == "The files of u-1.")
        let refused = try await answer(nil)
        #expect(refused.status == 401 && refused.headers.first?.value == "Bearer")
        #expect(try await answer("Bearer " + TestKey.first.token(TestClaims.with(["scope": nil]))).status == 403)
    }

    @Test func `the settings of the page are accepted`() {
        #expect(throws: Never.self) { try AccessSetting.access() }
        #expect(throws: Never.self) { try AccessSetting.accessDuringMove() }
    }
}
