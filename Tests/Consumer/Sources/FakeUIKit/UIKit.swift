// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(UIKit)
    public import Foundation

    // The part of UIKit that the documents use, without a screen. As in UIKit, the classes belong to the main actor.

    @MainActor open class UIViewController {
        public var navigationController: UINavigationController?

        public init(nibName _: String? = nil, bundle _: Bundle? = nil) {}
        public required init?(coder _: NSCoder) { nil }

        open func viewDidLoad() {}
        public func present(_: UIViewController, animated _: Bool, completion _: (() -> Void)? = nil) {}
        public func dismiss(animated _: Bool, completion _: (() -> Void)? = nil) {}
    }

    @MainActor public final class UINavigationController: UIViewController {
        public func pushViewController(_: UIViewController, animated _: Bool) {}
    }

    @MainActor public final class UIAlertController: UIViewController {
        public enum Style: Sendable { case alert }

        public init(title _: String?, message _: String?, preferredStyle _: Style) { super.init() }
        public required init?(coder _: NSCoder) { nil }

        public func addAction(_: UIAlertAction) {}
    }

    @MainActor public final class UIAlertAction {
        public enum Style: Sendable { case cancel }

        public init(title _: String?, style _: Style, handler _: ((UIAlertAction) -> Void)? = nil) {}
    }

    @MainActor public final class UITextField {
        public var text: String?

        public init() {}
    }

    @MainActor public final class UILabel {
        public var text: String?
    }

    @MainActor public final class UIButton {}

    @MainActor public final class UIApplication {
        public init() {}

        /// The article's own extension.
        public static func setRootView(_: UIViewController) {}
    }

    public final class UIColor: Sendable {
        public static let black = UIColor()
    }

    public final class UIImage: Sendable {
        public init?(named _: String) { nil }
    }
#endif
