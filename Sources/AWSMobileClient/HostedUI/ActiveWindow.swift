#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices

    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    /// The app's active window, for pages of apps that do not name a window.
    @MainActor enum ActiveWindow {
        static func find() -> ASPresentationAnchor? {
            #if canImport(UIKit)
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
                return scene?.keyWindow ?? scene?.windows.first
            #else
                return NSApplication.shared.keyWindow ?? NSApplication.shared.mainWindow
            #endif
        }
    }
#endif
