import Kernel
import Testing

@testable import AWSMobileClient

/// The text field of the samples.
struct TextField: Sendable {
    var text: String? = "123456"
}

/// Compiles the samples, and runs each with a client without a configuration: every call must end with an error.
@Suite struct DocumentsTests {
    @Test func `the samples of the documents run`() async throws {
        Documents212().runAll()
        Documents29().runAll()
        DocumentsPreview().runAll()
        DocumentsArticle().runAll()
        try await eventually("Every call is answered.") {
            AWSMobileClient.default().driver.pending.read(\.count) == 0
        }
        #expect(AWSMobileClient.default() === AWSMobileClient.sharedInstance())
        #expect(AWSMobileClient.default().currentUserState == .signedOut)
    }
}
