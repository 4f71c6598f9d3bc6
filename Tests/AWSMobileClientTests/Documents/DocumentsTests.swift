import Kernel
import Testing

@testable import AWSMobileClient

/// What the samples read a code from.
struct TextField: Sendable {
    var text: String? = "123456"
}

/// That the samples compile is the point. Here each also runs, against a client whose configuration is missing: it must
/// end with an error, and not end the process.
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
