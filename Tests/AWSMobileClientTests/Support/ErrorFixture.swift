@testable import WireClient

enum ErrorFixture {
    static func make(_ type: String) -> ServiceResponseError {
        ServiceResponseError(type: type, message: "why", status: 400)
    }
}
