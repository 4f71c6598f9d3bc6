// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct Text: Leaf {
    let text: String
    public nonisolated init<Content: StringProtocol>(_ text: Content) { self.text = String(text) }
    public func render(_ values: RenderedValues) -> [Element] { [Element("text", text, values)] }
}

public struct TextField<Label: View>: Leaf {
    let title: String
    let text: Binding<String>
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) where Label == Text {
        (self.title, self.text) = (String(title), text)
    }
    public func render(_ values: RenderedValues) -> [Element] { [Element("field", title, values, text: text)] }
}

public struct SecureField<Label: View>: Leaf {
    let title: String
    let text: Binding<String>
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) where Label == Text {
        (self.title, self.text) = (String(title), text)
    }
    public func render(_ values: RenderedValues) -> [Element] { [Element("secret", title, values, text: text)] }
}

public struct ButtonRole: Sendable { public static let cancel = Self(); public static let destructive = Self() }

public struct Button<Label: View>: Leaf {
    let title: String
    let action: @MainActor () -> Void
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) where Label == Text {
        (self.title, self.action) = (String(title), action)
    }
    public init<Title: StringProtocol>(_ title: Title, role _: ButtonRole?, action: @escaping @MainActor () -> Void)
    where Label == Text {
        (self.title, self.action) = (String(title), action)
    }
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (title, self.action) = (elements(of: label()).map(\.label).joined(separator: " "), action)
    }
    public func render(_ values: RenderedValues) -> [Element] { [Element("button", title, values, action: action)] }
}

public struct Link<Label: View>: Leaf {
    let title: String
    public init<Title: StringProtocol>(_ title: Title, destination _: URL) where Label == Text {
        self.title = String(title)
    }
    public func render(_ values: RenderedValues) -> [Element] { [Element("link", title, values)] }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, leading, trailing, top, bottom }

/// A view that shows what is in it.
@MainActor @preconcurrency public protocol Container: Leaf {
    associatedtype Content: View
    var content: Content { get }
}

extension Container {
    public func render(_ values: RenderedValues) -> [Element] { elements(of: content, values) }
}

public struct VStack<Content: View>: Container {
    public let content: Content
    public init(
        alignment _: HorizontalAlignment = .center, spacing _: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

public struct HStack<Content: View>: Container {
    public let content: Content
    public init(
        alignment _: VerticalAlignment = .center, spacing _: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

public struct ZStack<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Group<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Form<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct List<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct NavigationStack<Root: View>: Container {
    public let content: Root
    public init(@ViewBuilder root: () -> Root) { content = root() }
}
public struct ScrollView<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct Section<Content: View>: Container {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Title: StringProtocol>(_: Title, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Spacer: Leaf { public init() {} }
public struct Divider: Leaf { public init() {} }
public struct ProgressView: Leaf {
    public init() {}
    public func render(_ values: RenderedValues) -> [Element] { [Element("progress", "", values)] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
    let data: Data
    let content: (Data.Element) -> Content
    public init(
        _ data: Data, id _: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { (self.data, self.content) = (data, content) }
    public func render(_ values: RenderedValues) -> [Element] { data.flatMap { elements(of: content($0), values) } }
}

public struct Image: Leaf {
    #if canImport(UIKit)
        public nonisolated init(uiImage _: UIImage) {}
    #else
        public nonisolated init(nsImage _: NSImage) {}
    #endif
    public nonisolated init(systemName _: String) {}
    public nonisolated func resizable() -> Image { self }
}

public struct Color: Leaf, Hashable, Sendable {
    #if canImport(UIKit)
        public nonisolated init(uiColor _: UIColor) {}
        public nonisolated init(_: UIColor) {}
    #else
        public nonisolated init(nsColor _: NSColor) {}
    #endif
    nonisolated init() {}
    public static var accentColor: Color { Color() }
    public static var secondary: Color { Color() }
    public static var red: Color { Color() }
}

public protocol Shape: View {}
public struct RoundedRectangle: Leaf, Shape { public nonisolated init(cornerRadius _: CGFloat) {} }

/// The controller or window content that shows `rootView`.
#if canImport(UIKit)
    @MainActor open class UIHostingController<Content: View>: UIViewController {
        public var rootView: Content
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public required init?(coder _: NSCoder) { nil }
    }
#else
    @MainActor open class NSHostingController<Content: View>: NSViewController {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
    }
#endif

/// An app's entry point, for checks of types.
@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content _: () -> Content) {} }
@resultBuilder public enum SceneBuilder { public static func buildBlock<S: Scene>(_ scene: S) -> S { scene } }
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App { public static func main() {} }
