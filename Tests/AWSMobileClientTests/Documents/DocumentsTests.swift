import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

#if canImport(UIKit)
    import UIKit
#endif

/// Compiles the samples, and runs each with a client without a configuration: every call must end with an error.
@Suite(.serialized) struct DocumentsTests {
    @Test func `the samples of the documents run`() async throws {
        Documents212().runAll()
        Documents29().runAll()
        DocumentsPreview().runAll()
        DocumentsArticle().runAll()
        try await waitForCalls()
        #expect(AWSMobileClient.default() === AWSMobileClient.sharedInstance())
        #expect(AWSMobileClient.default().currentUserState == .signedOut)
    }

    @Test func `the samples of devices, federation and credentials run`() async throws {
        Documents212().runAllWithDevices()
        Documents212().runAllWithFederation()
        Documents29().runAllWithDevices()
        Documents29().runAllWithFederation()
        DocumentsPreview().runAllWithFederation()
        try await waitForCalls()
        #expect(!AWSMobileClient.default().isSignedIn && AWSMobileClient.default().identityId == nil)
    }

    @Test func `the samples of hosted pages and of drop-in sign-in run`() async throws {
        await MainActor.run {
            Documents212HostedUI().runAll()
            Documents29HostedUI().runAll()
            DocumentsPreviewHostedUI().runAll()
        }
        #if !canImport(UIKit)
            #expect(ScreenCalls.all.begun == 14)
            try await eventually("Every call ends.") { ScreenCalls.all.failed == 14 }
        #endif
        try await waitForCalls()
        #expect(!AWSMobileClient.default().isSignedIn)
    }

    @MainActor @Test func `the samples of an app's delegate hand over a URL`() throws {
        let (application, url) = (UIApplication(), try #require(URL(string: "myapp://callback?code=c")))
        // No sign-in waits for it. The first sample's function says true in any case.
        #expect(Documents212Delegate26().application(application, open: url, sourceApplication: nil, annotation: 0))
        #expect(!Documents212Delegate31().application(application, open: url, sourceApplication: nil, annotation: 0))
        #expect(!Documents29Delegate25().application(application, open: url, sourceApplication: nil, annotation: 0))
        #expect(!Documents29Delegate30().application(application, open: url, sourceApplication: nil, annotation: 0))
    }

    private func waitForCalls() async throws {
        try await eventually("Every call ends.") {
            AWSMobileClient.default().driver.pending.read(\.count) == 0
        }
    }
}
