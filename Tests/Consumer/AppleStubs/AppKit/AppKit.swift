// swift-format-ignore-file

// The part of Apple's AppKit that AWSMobileClient uses, without a screen. Each rule names the page of
// developer.apple.com/documentation that has it.

public import Foundation

@MainActor open class NSResponder: NSObject {}
@MainActor open class NSView: NSResponder {}

@MainActor open class NSViewController: NSResponder {
    public var title: String?
    open func viewDidDisappear() {}
}

@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
    func windowWillClose(_ notification: Notification)
}

@MainActor open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = Self(rawValue: 1), closable = Self(rawValue: 2), resizable = Self(rawValue: 8)
    }

    public var title = ""
    public var styleMask: StyleMask = [.titled]
    public var isReleasedWhenClosed = true
    public weak var delegate: (any NSWindowDelegate)?
    public var contentViewController: NSViewController?
    public private(set) var isVisible = false
    public private(set) var isKeyWindow = false
    public private(set) weak var sheetParent: NSWindow?
    public private(set) var attachedSheet: NSWindow?
    private var sheetHandler: ((NSApplication.ModalResponse) -> Void)?

    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }

    public func center() {}

    public func makeKeyAndOrderFront(_: Any?) {
        (isVisible, isKeyWindow) = (true, true)
        NSApplication.shared.add(self)
    }

    /// appkit/nswindow/close(): the delegate is told before the window is gone.
    public func close() {
        delegate?.windowWillClose(Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: nil))
        (isVisible, isKeyWindow) = (false, false)
        NSApplication.shared.remove(self)
    }

    /// appkit/nswindow/beginsheet(_:completionhandler:)
    public func beginSheet(
        _ sheet: NSWindow, completionHandler: (@Sendable (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        attachedSheet = sheet
        (sheet.sheetParent, sheet.isVisible, sheet.sheetHandler) = (self, true, completionHandler)
    }

    public func endSheet(_ sheet: NSWindow) {
        guard attachedSheet === sheet else { return }
        attachedSheet = nil
        sheet.isVisible = false
        sheet.sheetHandler?(.stop)
    }
}

@MainActor open class NSApplication: NSResponder {
    public struct ModalResponse: Hashable, Sendable {
        let rawValue: Int
        public static let stop = Self(rawValue: -1000)
    }

    /// appkit/nsapplication/activationpolicy-swift.enum: a program of the terminal has `prohibited`.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    public static let shared = NSApplication()
    public var policy = ActivationPolicy.prohibited
    public private(set) var windows: [NSWindow] = []
    public var isRunning = false
    public var keyWindow: NSWindow? { windows.last(where: \.isKeyWindow) }
    public var mainWindow: NSWindow? { windows.last }

    public func activationPolicy() -> ActivationPolicy { policy }
    @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
        self.policy = policy
        return true
    }
    public func activate() {}
    func add(_ window: NSWindow) { if !windows.contains(window) { windows.append(window) } }
    func remove(_ window: NSWindow) { windows.removeAll { $0 === window } }
}

open class NSColor: NSObject, @unchecked Sendable {
    public class var systemBlue: NSColor { NSColor() }
    public class var windowBackgroundColor: NSColor { NSColor() }
    public class var controlBackgroundColor: NSColor { NSColor() }
}

open class NSImage: NSObject, @unchecked Sendable {}

/// appkit/nsapp: nil until the program has made its application.
@MainActor public var NSApp: NSApplication! { NSApplication.shared.policy == .prohibited ? nil : NSApplication.shared }
