#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import Foundation
    import Kernel
    import SwiftUI

    /// The drop-in form on a Mac: a sheet of a window, or a window of its own.
    @MainActor final class SignInWindow: NSObject, NSWindowDelegate {
        private let window: NSWindow
        private let model: SignInModel
        private let result = FirstResult<UserState>()

        init(_ client: AWSMobileClient, options: SignInUIOptions) {
            let result = result
            model = SignInModel(for: client, options: options) { result.end($0) }
            window = NSWindow(contentViewController: NSHostingController(rootView: SignInScreen(model: model)))
            super.init()
            window.title = model.texts[.signIn]
            window.styleMask = options.canCancel ? [.titled, .closable] : [.titled]
            // The default of a window made in code would release it while this object still has it.
            window.isReleasedWhenClosed = false
            window.delegate = self
            model.anchor = { [weak window] in window.map { HostedUIAnchor(window: $0) } }
        }

        /// Shows the form and waits for the sign-in.
        func state(over parent: NSWindow?) async throws -> UserState {
            if let parent {
                parent.beginSheet(window, completionHandler: nil)
            } else {
                window.center()
                window.makeKeyAndOrderFront(nil)
                NSApplication.shared.activate()
            }
            let watching = Task { await watch() }
            defer {
                watching.cancel()
                close()
            }
            do { return try await result.wait() } catch {
                await model.leave()
                throw error
            }
        }

        /// Ends the form if the user is signed in by another call.
        private func watch() async {
            while (try? await Task.sleep(for: .milliseconds(250))) != nil {
                if model.client.currentUserState == .signedIn { await model.leave() }
            }
        }

        private func close() {
            if let parent = window.sheetParent { parent.endSheet(window) } else { window.close() }
        }

        func windowWillClose(_: Notification) {
            Task { await model.leave() }
        }
    }
#endif
