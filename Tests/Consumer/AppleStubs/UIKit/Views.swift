// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Views and windows of a simulated UIKit. As in UIKit, the classes belong to the main actor.

public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public var backgroundColor: UIColor?
    /// uikit/uiview/window: nil unless the view is in a window.
    public internal(set) weak var window: UIWindow?
    public override init() {}
}

@MainActor open class UIWindow: UIView {
    public internal(set) weak var windowScene: UIWindowScene?
    public internal(set) var isKeyWindow = false
    /// uikit/uiwindow/rootviewcontroller: the former root leaves the window, and what it presents with it.
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    public func makeKeyAndVisible() {
        for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
        isKeyWindow = true
    }
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }

    public var activationState = ActivationState.unattached
}

@MainActor open class UIWindowScene: UIScene {
    public internal(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

@MainActor open class UIApplication: UIResponder {
    public struct OpenURLOptionsKey: Hashable, Sendable { public var rawValue: String }
    public struct LaunchOptionsKey: Hashable, Sendable { public var rawValue: String }

    public static let shared = UIApplication()
    public var connectedScenes: Set<UIScene> = []
    public var windows: [UIWindow] { connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }
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

public enum UIKeyboardType: Int, Sendable { case `default`, numbersAndPunctuation, numberPad, emailAddress, phonePad }

public struct UITextContentType: Hashable, Sendable {
    let name: String
    public static let username = Self(name: "username"), password = Self(name: "password"),
        newPassword = Self(name: "newPassword"), oneTimeCode = Self(name: "oneTimeCode"),
        emailAddress = Self(name: "emailAddress"), telephoneNumber = Self(name: "telephoneNumber"),
        name = Self(name: "name"), givenName = Self(name: "givenName"), familyName = Self(name: "familyName"),
        nickname = Self(name: "nickname")
}
