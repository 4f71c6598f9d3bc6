#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    import SwiftUI

    /// The options as values of SwiftUI, with the system's colours in place of nil.
    extension SignInUIOptions {
        #if canImport(UIKit)
            @MainActor var logo: Image? { logoImage.map(Image.init(uiImage:)) }
            @MainActor var background: Color { Color(uiColor: backgroundColor ?? .systemBackground) }
            @MainActor var secondaryBackground: Color {
                Color(uiColor: secondaryBackgroundColor ?? .secondarySystemBackground)
            }
            @MainActor var tint: Color { Color(uiColor: primaryColor ?? .systemBlue) }
        #else
            @MainActor var logo: Image? { logoImage.map(Image.init(nsImage:)) }
            @MainActor var background: Color { Color(nsColor: backgroundColor ?? .windowBackgroundColor) }
            @MainActor var secondaryBackground: Color {
                Color(nsColor: secondaryBackgroundColor ?? .controlBackgroundColor)
            }
            @MainActor var tint: Color { Color(nsColor: primaryColor ?? .systemBlue) }
        #endif
    }
#endif
