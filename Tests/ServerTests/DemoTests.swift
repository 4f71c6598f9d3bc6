import Testing

@testable import Server

@Suite struct DemoTests {
    @Test(arguments: [
        ("http://127.0.0.1:9229", "127.0.0.1:9229"), ("https://id.example.org", "id.example.org"),
        ("https://localhost:9229", "https://localhost:9229"),
    ])
    func `apps infer the scheme of the service, or the address contains it`(_ publicURL: String, _ endpoint: String) {
        #expect(Demo.endpoint(publicURL) == endpoint)
    }
}
