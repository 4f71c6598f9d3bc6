// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's UIKit that AWSMobileClient uses, for a check of types: nothing here does anything. As in UIKit,
// the classes belong to the main actor.

public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public var backgroundColor: UIColor?
    public var window: UIWindow?
    public override init() {}
}

@MainActor open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public var windowScene: UIWindowScene?
    public var isKeyWindow: Bool { false }
    public convenience init(windowScene _: UIWindowScene) { self.init() }
    public func makeKeyAndVisible() {}
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }

    public var activationState: ActivationState { .unattached }
}

@MainActor open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
}

@MainActor open class UIApplication: UIResponder {
    public struct OpenURLOptionsKey: Hashable, Sendable { public var rawValue: String }
    public struct LaunchOptionsKey: Hashable, Sendable { public var rawValue: String }

    public class var shared: UIApplication { UIApplication() }
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
}

@MainActor open class UIViewController: UIResponder {
    public var navigationController: UINavigationController?
    public var presentedViewController: UIViewController?
    public var presentingViewController: UIViewController?
    public var isBeingDismissed: Bool { false }
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var isModalInPresentation = false
    public var title: String?
    public var viewIfLoaded: UIView?
    open var view: UIView?
    public var navigationItem: UINavigationItem { UINavigationItem() }

    public init(nibName _: String?, bundle _: Bundle?) {}
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func viewDidLoad() {}
    open func viewDidDisappear(_: Bool) {}
    open func present(_: UIViewController, animated _: Bool, completion _: (() -> Void)? = nil) {}
    open func dismiss(animated _: Bool, completion _: (() -> Void)? = nil) {}
}

public enum UIModalPresentationStyle: Int, Sendable { case automatic, fullScreen, pageSheet, formSheet }

@MainActor open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = []
    public var topViewController: UIViewController?
    public convenience init(rootViewController _: UIViewController) { self.init(nibName: nil, bundle: nil) }
    open func pushViewController(_: UIViewController, animated _: Bool) {}
    @discardableResult open func popViewController(animated _: Bool) -> UIViewController? { nil }
    @discardableResult open func popToViewController(_: UIViewController, animated _: Bool) -> [UIViewController]? {
        nil
    }
}

@MainActor open class UINavigationItem: NSObject {
    public var hidesBackButton = false
    public var title: String?
}

@MainActor open class UIDevice: NSObject {
    public class var current: UIDevice { UIDevice() }
    public var name: String { "" }
    public var model: String { "" }
    public var systemVersion: String { "" }
    public var identifierForVendor: UUID? { nil }
}

open class UIColor: NSObject, @unchecked Sendable {
    public class var systemBlue: UIColor { UIColor() }
    public class var black: UIColor { UIColor() }
    public class var white: UIColor { UIColor() }
    public class var systemBackground: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public convenience init?(named _: String) { nil }
}

@MainActor open class UILabel: UIView {
    public var text: String?
}
