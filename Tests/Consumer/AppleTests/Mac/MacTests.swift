import AppKit
import Foundation
import Kernel
import SwiftUI
import Testing

@testable import AWSMobileClient

/// The drop-in sign-in of an app with windows, and of a program without.
@MainActor @Suite(.serialized) struct MacTests {
    private let pool = FakePool.withJane()

    private func begin(
        _ client: AWSMobileClient, over parent: NSWindow? = nil
    ) -> Task<Result<UserState, any Error>?, Never> {
        Task {
            await within {
                try await client.showSignIn(
                    signInUIOptions: SignInUIOptions(canCancel: true), presentationAnchor: parent)
            }
        }
    }

    private func screen(_ window: NSWindow?) throws -> SignInScreen {
        try #require(window?.contentViewController as? NSHostingController<SignInScreen>).rootView
    }

    @Test func `an app with windows gets a window, which closes after the sign-in`() async throws {
        NSApplication.shared.policy = .regular
        let client = AWSMobileClient.testing(pool)
        try await client.initialize()
        let call = begin(client)
        try await onScreen("The window never came.") { !NSApplication.shared.windows.isEmpty }
        let screen = try screen(NSApplication.shared.windows.first)
        for (field, text) in [(SignInField.username, "jane"), (.password, "Abc@123!")] {
            screen.model.values[field] = text
            screen.model.submit()
            try await onScreen("The form stayed busy.") { !screen.model.isBusy }
        }
        #expect(try await call.value?.get() == .signedIn)
        #expect(NSApplication.shared.windows.isEmpty)
    }

    @Test func `the user who closes the window has cancelled`() async throws {
        NSApplication.shared.policy = .regular
        let client = AWSMobileClient.testing(pool)
        try await client.initialize()
        let call = begin(client)
        try await onScreen("The window never came.") { !NSApplication.shared.windows.isEmpty }
        NSApplication.shared.windows.first?.close()
        let result = try #require(await call.value, "The call never ended.")
        #expect(throws: AWSMobileClientError.formClosed) { try result.get() }
    }

    @Test func `the form can be a sheet of a window`() async throws {
        NSApplication.shared.policy = .regular
        let (client, parent) = (AWSMobileClient.testing(pool), NSWindow())
        try await client.initialize()
        let call = begin(client, over: parent)
        try await onScreen("The sheet never came.") { parent.attachedSheet != nil }
        try screen(parent.attachedSheet).model.cancel()
        #expect(await call.value != nil && parent.attachedSheet == nil)
    }

    @Test func `a program of the terminal asks at a prompt`() async throws {
        NSApplication.shared.policy = .prohibited
        let client = AWSMobileClient.testing(pool)
        try await client.initialize()
        try await client.showSignIn(terminal: Typist(["jane", "Abc@123!"]))
        #expect(client.isSignedIn && NSApplication.shared.windows.isEmpty)
    }
}

/// A terminal whose user types these lines.
private struct Typist: SignInTerminal {
    private let lines: Locked<[String]>
    init(_ lines: [String]) { self.lines = Locked(lines) }
    func write(_: String) {}
    func readLine(isHidden _: Bool) async throws -> String? { lines.change { $0.isEmpty ? nil : $0.removeFirst() } }
}
