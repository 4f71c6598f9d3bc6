// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's SwiftUI that a view for signing in uses. Views are rendered to a list of elements, which tests
// look at and use; nothing is drawn.

#if canImport(UIKit)
    @_exported public import UIKit
#else
    @_exported public import AppKit
#endif

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { Never.none }
    @MainActor fileprivate static var none: Never { while true {} }
}

/// A view without a body: what all views of this module are.
@MainActor @preconcurrency public protocol Leaf: View where Body == Never {
    func render(_ values: RenderedValues) -> [Element]
}

extension Leaf {
    public var body: Never { Never.none }
    public func render(_: RenderedValues) -> [Element] { [] }
}

/// What modifiers set for the views inside them.
public struct RenderedValues {
    public init() {}
    public var attributes: [String: String] = [:]
    var submit: (() -> Void)?
    var focus: (() -> Void)?
}

/// A text, a field or a button on the simulated screen.
@MainActor public final class Element {
    public let kind: String
    public let label: String
    public let attributes: [String: String]
    private let text: Binding<String>?
    private let action: (@MainActor () -> Void)?
    private let submitAction: (() -> Void)?

    init(
        _ kind: String, _ label: String, _ values: RenderedValues, text: Binding<String>? = nil,
        action: (@MainActor () -> Void)? = nil
    ) {
        (self.kind, self.label, attributes, self.text) = (kind, label, values.attributes, text)
        (self.action, submitAction) = (action, values.submit)
    }

    /// The user types into a field.
    public func type(_ words: String) { text?.wrappedValue = words }
    /// The user taps a button; a disabled one does nothing (swiftui/view/disabled(_:)).
    public func tap() { if attributes["disabled"] != "true" { action?() } }
    /// The user presses the key of the keyboard that submits (swiftui/view/onsubmit(of:_:)).
    public func submit() { submitAction?() }
}

/// What is on the screen of `view`.
@MainActor public func elements(of view: some View, _ values: RenderedValues = RenderedValues()) -> [Element] {
    if let leaf = view as? any Leaf { return leaf.render(values) }
    return elements(of: view.body, values)
}

public struct EmptyView: Leaf { public nonisolated init() {} }

public struct TupleView<each Content: View>: Leaf {
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    public func render(_ values: RenderedValues) -> [Element] {
        var all: [Element] = []
        for view in repeat each content { all += elements(of: view, values) }
        return all
    }
}

public struct EitherView<First: View, Second: View>: Leaf {
    let first: First?
    let second: Second?
    public func render(_ values: RenderedValues) -> [Element] {
        (first.map { elements(of: $0, values) } ?? []) + (second.map { elements(of: $0, values) } ?? [])
    }
}

extension Optional: View where Wrapped: View { public var body: Never { Never.none } }
extension Optional: Leaf where Wrapped: View {
    public func render(_ values: RenderedValues) -> [Element] { map { elements(of: $0, values) } ?? [] }
}

@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        EitherView(first: first, second: nil)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        EitherView(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
