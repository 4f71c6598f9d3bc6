#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Foundation
    public import UIKit

    /// How the drop-in sign-in looks, and what it offers.
    public final class SignInUIOptions: NSObject, @unchecked Sendable {
        /// Whether the user may close it without signing in.
        public let canCancel: Bool
        /// The image above the form.
        public let logoImage: UIImage?
        /// The colour behind the form.
        public let backgroundColor: UIColor?
        /// The colour of the form.
        public let secondaryBackgroundColor: UIColor?
        /// The colour of the buttons.
        public let primaryColor: UIColor?
        /// Whether the button for a new account is missing.
        public let disableSignUpButton: Bool

        /// Makes options.
        ///
        /// - Parameters:
        ///   - canCancel: Whether the user may close it without signing in.
        ///   - logoImage: The image above the form.
        ///   - backgroundColor: The colour behind the form.
        ///   - secondaryBackgroundColor: The colour of the form.
        ///   - primaryColor: The colour of the buttons.
        ///   - disableSignUpButton: Whether the button for a new account is missing.
        public init(
            canCancel: Bool = false, logoImage: UIImage? = nil, backgroundColor: UIColor? = nil,
            secondaryBackgroundColor: UIColor? = nil, primaryColor: UIColor? = .systemBlue,
            disableSignUpButton: Bool = false
        ) {
            self.canCancel = canCancel
            self.logoImage = logoImage
            self.backgroundColor = backgroundColor
            self.secondaryBackgroundColor = secondaryBackgroundColor
            self.primaryColor = primaryColor
            self.disableSignUpButton = disableSignUpButton
        }
    }
#else
    /// The options of the drop-in sign-in.
    public final class SignInUIOptions: Sendable {
        /// Whether the user may end it without signing in.
        public let canCancel: Bool
        /// Whether it offers no new account.
        public let disableSignUpButton: Bool

        /// Makes options.
        ///
        /// - Parameters:
        ///   - canCancel: Whether the user may end it without signing in.
        ///   - disableSignUpButton: Whether it offers no new account.
        public init(canCancel: Bool = false, disableSignUpButton: Bool = false) {
            self.canCancel = canCancel
            self.disableSignUpButton = disableSignUpButton
        }
    }
#endif
