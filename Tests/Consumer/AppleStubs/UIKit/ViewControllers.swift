// swift-format-ignore-file

// Presentation as UIKit does it. A rule names the page of developer.apple.com/documentation that has it; what UIKit
// only writes to its log is named by the line of the log.

public import Foundation

/// The lines that UIKit would write to its log.
@MainActor public enum UIKitLog { public static var lines: [String] = [] }

/// The animations of presentations and dismissals. A test can hold them.
@MainActor public enum Transitions {
    private static var waiting: [() -> Void] = []
    public static var isHeld = false {
        didSet { if !isHeld { for end in waiting { end() }; waiting = [] } }
    }

    /// Runs `end` when the animation is over, never before the caller returns.
    static func run(_ end: @escaping () -> Void) {
        Task { @MainActor in
            if isHeld { waiting.append(end) } else { end() }
        }
    }
}

@MainActor open class UIViewController: UIResponder {
    weak var ancestor: UIViewController?
    var presented: UIViewController?
    weak var presenting: UIViewController?
    public private(set) var isBeingPresented = false
    public private(set) var isBeingDismissed = false
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var isModalInPresentation = false
    public var title: String?
    public private(set) var viewIfLoaded: UIView?
    public var navigationItem: UINavigationItem { UINavigationItem() }

    public init(nibName _: String?, bundle _: Bundle?) {}
    public required init?(coder _: NSCoder) {}
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// uikit/uiviewcontroller/view: loads the view if that has not happened.
    open var view: UIView! {
        get {
            if viewIfLoaded == nil {
                viewIfLoaded = UIView()
                viewDidLoad()
            }
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    open func viewDidLoad() {}
    open func viewDidAppear(_: Bool) {}
    open func viewDidDisappear(_: Bool) {}

    public var navigationController: UINavigationController? {
        ancestor as? UINavigationController ?? ancestor?.navigationController
    }
    /// uikit/uiviewcontroller/presentedviewcontroller: of this controller "or one of its ancestors".
    public var presentedViewController: UIViewController? { outermost.presented }
    /// uikit/uiviewcontroller/presentingviewcontroller: what presented this controller or an ancestor.
    public var presentingViewController: UIViewController? { outermost.presenting }

    var outermost: UIViewController { ancestor?.outermost ?? self }
    var children: [UIViewController] { [] }

    /// uikit/uiviewcontroller/present(_:animated:completion:): the outermost controller presents for its children.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = outermost
        // "Attempt to present <…> on <…> which is already presenting <…>".
        guard presenter.presented == nil else { return UIKitLog.lines.append("which is already presenting") }
        // "Attempt to present <…> on <…> whose view is not in the window hierarchy".
        guard let window = viewIfLoaded?.window else { return UIKitLog.lines.append("not in the window hierarchy") }
        // "Attempt to present <…> while a presentation is in progress".
        guard !presenter.isBeingPresented, !presenter.isBeingDismissed else {
            return UIKitLog.lines.append("while a transition is in progress")
        }
        (presenter.presented, controller.presenting, controller.isBeingPresented) = (controller, presenter, true)
        controller.enter(window)
        Transitions.run {
            controller.isBeingPresented = false
            guard controller.presenting != nil else { return }
            controller.viewDidAppear(animated)
            if controller.modalPresentationStyle == .fullScreen { presenter.disappear(animated) }
            completion?()
        }
    }

    /// uikit/uiviewcontroller/dismiss(animated:completion:): "The presenting view controller is responsible": called on
    /// a controller that presents something it dismisses that, and all above it; else its presenter is asked.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let presented = outermost.presented { return outermost.end(presented, animated, completion) }
        guard let presenter = outermost.presenting else { return }
        presenter.dismiss(animated: animated, completion: completion)
    }

    // Swift imports each call with a completion handler as an asynchronous one too (swift/calling-objective-c-apis-
    // asynchronously), and an asynchronous function that omits the handler gets that one.
    public func present(_ controller: UIViewController, animated: Bool) async {
        await withCheckedContinuation { done in present(controller, animated: animated) { done.resume() } }
    }
    public func dismiss(animated: Bool) async {
        await withCheckedContinuation { done in dismiss(animated: animated) { done.resume() } }
    }

    private func end(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        // "attempt to dismiss … while a presentation or dismiss is in progress": UIKit ignores it.
        guard !controller.isBeingPresented, !controller.isBeingDismissed else {
            return UIKitLog.lines.append("dismissal while a transition is in progress")
        }
        controller.isBeingDismissed = true
        Transitions.run { [self] in
            presented = nil
            controller.removeAll(animated)
            controller.isBeingDismissed = false
            completion?()
        }
    }

    /// The user swipes the sheet down (uikit/uiviewcontroller/ismodalinpresentation forbids it).
    public func swipeDown() {
        guard !isModalInPresentation else { return }
        presenting?.dismiss(animated: true)
    }

    private func removeAll(_ animated: Bool) {
        presented?.removeAll(animated)
        (presented, presenting) = (nil, nil)
        disappear(animated)
    }

    private func disappear(_ animated: Bool) {
        setWindow(nil)
        viewDidDisappear(animated)
    }

    func enter(_ window: UIWindow) {
        _ = view
        setWindow(window)
    }

    func leaveWindow() {
        presented?.removeAll(false)
        presented = nil
        disappear(false)
    }

    private func setWindow(_ window: UIWindow?) {
        if window != nil { _ = view }
        viewIfLoaded?.window = window
        for child in children { child.setWindow(window) }
    }
}

public enum UIModalPresentationStyle: Int, Sendable { case automatic, fullScreen, pageSheet, formSheet }

@MainActor open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.ancestor = self } }
    }
    public var topViewController: UIViewController? { viewControllers.last }
    override var children: [UIViewController] { viewControllers }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        rootViewController.ancestor = self
    }

    open func pushViewController(_ controller: UIViewController, animated _: Bool) {
        viewControllers.append(controller)
    }
    @discardableResult open func popViewController(animated _: Bool) -> UIViewController? { viewControllers.popLast() }
    @discardableResult open func popToViewController(_: UIViewController, animated _: Bool) -> [UIViewController]? {
        nil
    }
}

@MainActor open class UINavigationItem: NSObject {
    public var hidesBackButton = false
    public var title: String?
}

@MainActor public final class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case alert, actionSheet }

    public convenience init(title: String?, message _: String?, preferredStyle _: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }
}
