import AWSMobileClient
import SwiftUI

#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
#endif

/// An app with the drop-in form, hosted pages and the user's attributes, for iOS and macOS.
///
/// Its configuration is `awsconfiguration.json` in the app's bundle, else in the working directory.
@main struct SwiftUIExample: App {
    @State private var session = SessionModel(.default())

    #if canImport(AppKit) && !canImport(UIKit)
        /// A program that `swift run` starts has no bundle: without this its window gets no keyboard.
        init() {
            NSApplication.shared.setActivationPolicy(.regular)
            NSApplication.shared.activate()
        }
    #endif

    var body: some Scene { WindowGroup { Root(session: session) } }
}

/// The form, or the account of the signed-in user.
struct Root: View {
    let session: SessionModel

    var body: some View {
        Group {
            if session.isSignedIn { Account(session: session) } else { Welcome(session: session) }
        }
        .task { await session.initialize() }
        .onOpenURL { session.client.handleAuthResponse(url: $0) }
    }
}
