import Foundation
import Testing

@testable import AWSMobileClient
@testable import WireClient

/// What users read of errors that are not of the service.
@Suite struct ErrorTextTests {
    @Test func `an error of a store is its sentence, also of an app's own store`() {
        let error: any Error = TokenStoreError("The vault is locked.")
        #expect(error.localizedDescription == "The vault is locked.")
    }

    @Test func `a response that is not the service's has a sentence with its status`() async throws {
        let pool = FakePool.withJane()
        let client = AWSMobileClient.testing(pool)
        pool.change { $0.faults = [.status(302)] }
        let error = await #expect(throws: UnreadableResponseError.self) {
            try await client.signUp(username: "joe", password: "Abc@123!")
        }
        #expect(error?.localizedDescription.contains("302") == true)
    }
}
