#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    public import Foundation

    #if canImport(UIKit)
        public import UIKit

        /// The system's class of colours.
        public typealias SignInColor = UIColor
        /// The system's class of images.
        public typealias SignInImage = UIImage
    #else
        public import AppKit

        /// The system's class of colours.
        public typealias SignInColor = NSColor
        /// The system's class of images.
        public typealias SignInImage = NSImage
    #endif

    /// The appearance and the options of the drop-in sign-in.
    public final class SignInUIOptions: NSObject, @unchecked Sendable {
        /// Whether the user may close it without signing in.
        public let canCancel: Bool
        /// The image above the form.
        public let logoImage: SignInImage?
        /// The colour behind the form.
        public let backgroundColor: SignInColor?
        /// The colour of the form.
        public let secondaryBackgroundColor: SignInColor?
        /// The colour of the buttons.
        public let primaryColor: SignInColor?
        /// Whether the button for a new account is missing.
        public let disableSignUpButton: Bool
        /// The attributes to ask for with a new account; nil for those of the configuration.
        public let signUpAttributes: [String]?
        /// The language of the form; nil for the app's.
        public let language: SignInLanguage?

        /// Makes options.
        ///
        /// - Parameters:
        ///   - canCancel: Whether the user may close it without signing in.
        ///   - logoImage: The image above the form.
        ///   - backgroundColor: The colour behind the form.
        ///   - secondaryBackgroundColor: The colour of the form.
        ///   - primaryColor: The colour of the buttons.
        ///   - disableSignUpButton: Whether to hide the button for a new account.
        ///   - signUpAttributes: The attributes to ask for with a new account, such as `email`; nil for the attributes
        ///     that the configuration lists in `signupAttributes`.
        ///   - language: The language of the form; nil for the app's.
        public init(
            canCancel: Bool = false, logoImage: SignInImage? = nil, backgroundColor: SignInColor? = nil,
            secondaryBackgroundColor: SignInColor? = nil, primaryColor: SignInColor? = .systemBlue,
            disableSignUpButton: Bool = false, signUpAttributes: [String]? = nil, language: SignInLanguage? = nil
        ) {
            self.canCancel = canCancel
            self.logoImage = logoImage
            self.backgroundColor = backgroundColor
            self.secondaryBackgroundColor = secondaryBackgroundColor
            self.primaryColor = primaryColor
            self.disableSignUpButton = disableSignUpButton
            self.signUpAttributes = signUpAttributes
            self.language = language
        }
    }
#else
    /// The options of the drop-in sign-in.
    public final class SignInUIOptions: Sendable {
        /// Whether the user may end it without signing in.
        public let canCancel: Bool
        /// Whether it offers no new account.
        public let disableSignUpButton: Bool
        /// The attributes to ask for with a new account; nil for those of the configuration.
        public let signUpAttributes: [String]?

        /// Makes options.
        ///
        /// - Parameters:
        ///   - canCancel: Whether the user may end it without signing in.
        ///   - disableSignUpButton: Whether to offer no new account.
        ///   - signUpAttributes: The attributes to ask for with a new account, such as `email`; nil for the attributes
        ///     that the configuration lists in `signupAttributes`.
        public init(canCancel: Bool = false, disableSignUpButton: Bool = false, signUpAttributes: [String]? = nil) {
            self.canCancel = canCancel
            self.disableSignUpButton = disableSignUpButton
            self.signUpAttributes = signUpAttributes
        }
    }
#endif
