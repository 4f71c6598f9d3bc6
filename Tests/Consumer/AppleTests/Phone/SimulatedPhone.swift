import Foundation
import UIKit

extension UIViewController {
    /// Whether it is presented, and that is over.
    var isShown: Bool { presentingViewController != nil && !isBeingPresented }
}

/// A phone with one app on its screen: a navigation controller in a window.
@MainActor final class SimulatedPhone {
    let scene = UIWindowScene()
    let window: UIWindow
    let root = UIViewController()
    let navigation: UINavigationController

    init(isOnScreen: Bool = true) {
        UIKitLog.lines = []
        Transitions.isHeld = false
        scene.activationState = .foregroundActive
        UIApplication.shared.connectedScenes = [scene]
        window = UIWindow(windowScene: scene)
        navigation = UINavigationController(rootViewController: root)
        if isOnScreen { show() }
    }

    func show() {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    /// The controllers on the screen, from the root to the top.
    var stack: [UIViewController] {
        var all: [UIViewController] = [navigation]
        while let next = all.last?.presentedViewController, !all.contains(next) { all.append(next) }
        return all
    }

    /// The sign-in screen, if it is there.
    var signIn: UIViewController? { stack.first { "\(type(of: $0))".contains("SignIn") } }
}
