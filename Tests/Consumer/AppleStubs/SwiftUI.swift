// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's SwiftUI that a view for signing in uses, for a check of types: nothing here does anything.

public import Foundation
@_exported public import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { Never.none }
    @MainActor fileprivate static var none: Never { while true {} }
}

/// A view without a body: what all views of this file are.
@MainActor @preconcurrency public protocol Leaf: View where Body == Never {}

extension Leaf {
    public var body: Never { Never.none }
}

public struct EmptyView: Leaf { public nonisolated init() {} }
public struct TupleView<Content>: Leaf { nonisolated init(_: Content) {} }
public struct EitherView<First: View, Second: View>: Leaf { nonisolated init() {} }

extension Optional: View where Wrapped: View { public var body: Never { Never.none } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first _: First) -> EitherView<First, Second> {
        EitherView()
    }
    public static func buildEither<First: View, Second: View>(second _: Second) -> EitherView<First, Second> {
        EitherView()
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

@propertyWrapper public struct State<Value> {
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(get: { value }, set: { _ in }) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set _: @escaping (Value) -> Void) { read = get }
    private let read: () -> Value
    public var wrappedValue: Value {
        get { read() }
        nonmutating set {}
    }
    public var projectedValue: Self { self }
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { read()[keyPath: path] }, set: { _ in })
    }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Self { self }
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { _ in })
    }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

@propertyWrapper @MainActor public struct ObservedObject<Model: ObservableObject> {
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Model
}

@propertyWrapper @MainActor public struct StateObject<Model: ObservableObject> {
    private nonisolated(unsafe) let model: () -> Model
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Model) { model = wrappedValue }
    public var wrappedValue: Model { model() }
}

@propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public struct EnvironmentValues { public var dismiss: DismissAction { DismissAction() } }
public struct DismissAction { @MainActor public func callAsFunction() {} }

public struct Text: Leaf {
    public nonisolated init<Content: StringProtocol>(_: Content) {}
}

public struct TextField<Label: View>: Leaf {
    public init<Title: StringProtocol>(_: Title, text _: Binding<String>) where Label == Text {}
}

public struct SecureField<Label: View>: Leaf {
    public init<Title: StringProtocol>(_: Title, text _: Binding<String>) where Label == Text {}
}

public struct Button<Label: View>: Leaf {
    public init<Title: StringProtocol>(_: Title, action _: @escaping @MainActor () -> Void) where Label == Text {}
    public init(action _: @escaping @MainActor () -> Void, @ViewBuilder label _: () -> Label) {}
}

public struct Link<Label: View>: Leaf {
    public init<Title: StringProtocol>(_: Title, destination _: URL) where Label == Text {}
}

public struct ButtonRole: Sendable { public static let cancel = Self(); public static let destructive = Self() }

extension Button where Label == Text {
    public init<Title: StringProtocol>(_: Title, role _: ButtonRole?, action _: @escaping @MainActor () -> Void) {}
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, leading, trailing, top, bottom }

public struct VStack<Content: View>: Leaf {
    public init(
        alignment _: HorizontalAlignment = .center, spacing _: CGFloat? = nil, @ViewBuilder content _: () -> Content
    ) {}
}

public struct HStack<Content: View>: Leaf {
    public init(
        alignment _: VerticalAlignment = .center, spacing _: CGFloat? = nil, @ViewBuilder content _: () -> Content
    ) {}
}

public struct ZStack<Content: View>: Leaf { public init(@ViewBuilder content _: () -> Content) {} }
public struct Group<Content: View>: Leaf { public init(@ViewBuilder content _: () -> Content) {} }
public struct Form<Content: View>: Leaf { public init(@ViewBuilder content _: () -> Content) {} }
public struct NavigationStack<Root: View>: Leaf { public init(@ViewBuilder root _: () -> Root) {} }
public struct ScrollView<Content: View>: Leaf { public init(@ViewBuilder content _: () -> Content) {} }
public struct Spacer: Leaf { public init() {} }
public struct Divider: Leaf { public init() {} }
public struct ProgressView: Leaf { public init() {} }

public struct Section<Content: View>: Leaf {
    public init(@ViewBuilder content _: () -> Content) {}
    public init<Title: StringProtocol>(_: Title, @ViewBuilder content _: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
    public init(_: Data, id _: KeyPath<Data.Element, ID>, @ViewBuilder content _: @escaping (Data.Element) -> Content) {
    }
}

public struct Image: Leaf {
    public nonisolated init(uiImage _: UIImage) {}
    public nonisolated init(systemName _: String) {}
    public nonisolated func resizable() -> Image { self }
}

public struct Color: Leaf, Hashable, Sendable {
    public nonisolated init(uiColor _: UIColor) {}
    public nonisolated init(_: UIColor) {}
    nonisolated init() {}
    public static var accentColor: Color { Color() }
    public static var secondary: Color { Color() }
    public static var red: Color { Color() }
}

public protocol Shape: View {}
public struct RoundedRectangle: Leaf, Shape { public nonisolated init(cornerRadius _: CGFloat) {} }

public struct ModifiedView: Leaf { nonisolated init() {} }
public enum ContentMode: Sendable { case fit, fill }
public struct Font: Sendable {
    public static let footnote = Self(); public static let headline = Self(); public static let title = Self()
    public static let title2 = Self()
}
public struct AccessibilityTraits: Sendable { public static let isHeader = Self() }
public struct RoundedBorderTextFieldStyle: Sendable { public static let roundedBorder = Self() }
public struct BorderedProminentButtonStyle: Sendable { public static let borderedProminent = Self() }
public struct EnabledTextSelectability: Sendable { public static let enabled = Self() }
public struct UITextContentType: Sendable {
    public static let username = Self(), password = Self(), newPassword = Self(), oneTimeCode = Self(),
        emailAddress = Self()
}
public enum UIKeyboardType: Sendable { case `default`, numberPad, emailAddress }
public struct TextInputAutocapitalization: Sendable { public static let never = Self() }

extension View {
    public func padding() -> some View { ModifiedView() }
    public func padding(_: CGFloat) -> some View { ModifiedView() }
    public func frame(width _: CGFloat? = nil, height _: CGFloat? = nil) -> some View { ModifiedView() }
    public func frame(maxWidth _: CGFloat? = nil, maxHeight _: CGFloat? = nil) -> some View { ModifiedView() }
    public func background<Background: View>(_: Background) -> some View { ModifiedView() }
    public func foregroundStyle(_: Color) -> some View { ModifiedView() }
    public func foregroundColor(_: Color?) -> some View { ModifiedView() }
    public func tint(_: Color?) -> some View { ModifiedView() }
    public func font(_: Font?) -> some View { ModifiedView() }
    public func disabled(_: Bool) -> some View { ModifiedView() }
    public func clipShape<Outline: Shape>(_: Outline) -> some View { ModifiedView() }
    public func ignoresSafeArea() -> some View { ModifiedView() }
    public func textFieldStyle(_: RoundedBorderTextFieldStyle) -> some View { ModifiedView() }
    public func buttonStyle(_: BorderedProminentButtonStyle) -> some View { ModifiedView() }
    public func textSelection(_: EnabledTextSelectability) -> some View { ModifiedView() }
    public func accessibilityHidden(_: Bool) -> some View { ModifiedView() }
    public func accessibilityAddTraits(_: AccessibilityTraits) -> some View { ModifiedView() }
    public func scaledToFit() -> some View { ModifiedView() }
    public func navigationTitle<Title: StringProtocol>(_: Title) -> some View { ModifiedView() }
    public func textContentType(_: UITextContentType?) -> some View { ModifiedView() }
    public func keyboardType(_: UIKeyboardType) -> some View { ModifiedView() }
    public func textInputAutocapitalization(_: TextInputAutocapitalization?) -> some View { ModifiedView() }
    public func autocorrectionDisabled(_: Bool = true) -> some View { ModifiedView() }
    public func accessibilityLabel<Label: StringProtocol>(_: Label) -> some View { ModifiedView() }
    public func accessibilityIdentifier(_: String) -> some View { ModifiedView() }
    public func onAppear(perform _: (() -> Void)? = nil) -> some View { ModifiedView() }
    public func onSubmit(_: @escaping () -> Void) -> some View { ModifiedView() }
    public func task(_: @escaping @Sendable @isolated(any) () async -> Void) -> some View { ModifiedView() }
    public func sheet<Content: View>(isPresented _: Binding<Bool>, @ViewBuilder content _: @escaping () -> Content)
        -> some View
    {
        ModifiedView()
    }
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView _: Content) { super.init(nibName: nil, bundle: nil) }
}
