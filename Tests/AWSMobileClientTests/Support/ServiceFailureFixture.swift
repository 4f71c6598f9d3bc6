import WireClient

enum ServiceFailureFixture {
    static func make(_ type: String) -> ServiceFailure { ServiceFailure(type: type, message: "why", status: 400) }
}
