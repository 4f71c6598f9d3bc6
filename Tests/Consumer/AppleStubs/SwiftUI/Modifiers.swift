// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct ModifiedView<Content: View>: Leaf {
    let content: Content
    let change: (inout RenderedValues) -> Void
    public func render(_ values: RenderedValues) -> [Element] {
        var inner = values
        change(&inner)
        return elements(of: content, inner)
    }
}

public enum ContentMode: Sendable { case fit, fill }
public struct Font: Sendable {
    public static let footnote = Self(); public static let headline = Self(); public static let title = Self()
    public static let title2 = Self()
}
public struct AccessibilityTraits: Sendable { public static let isHeader = Self() }
public struct RoundedBorderTextFieldStyle: Sendable { public static let roundedBorder = Self() }
public struct BorderedProminentButtonStyle: Sendable { public static let borderedProminent = Self() }
public struct EnabledTextSelectability: Sendable { public static let enabled = Self() }
public struct TextInputAutocapitalization: Sendable { public static let never = Self() }
public struct SubmitLabel: Sendable {
    let name: String
    public static let next = Self(name: "next"), go = Self(name: "go"), done = Self(name: "done")
}

extension View {
    func set(_ name: String, _ value: String) -> ModifiedView<Self> { changed { $0.attributes[name] = value } }
    func changed(_ change: @escaping (inout RenderedValues) -> Void) -> ModifiedView<Self> {
        ModifiedView(content: self, change: change)
    }
    private var same: ModifiedView<Self> { changed { _ in } }

    public func padding() -> some View { same }
    public func padding(_: CGFloat) -> some View { same }
    public func frame(width _: CGFloat? = nil, height _: CGFloat? = nil) -> some View { same }
    public func frame(
        minWidth _: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight _: CGFloat? = nil, maxHeight _: CGFloat? = nil
    ) -> some View {
        changed { if let maxWidth { $0.attributes["maxWidth"] = "\(Int(maxWidth))" } }
    }
    public func background<Background: View>(_: Background) -> some View { same }
    public func foregroundStyle(_: Color) -> some View { same }
    public func foregroundColor(_: Color?) -> some View { same }
    public func tint(_: Color?) -> some View { same }
    public func font(_: Font?) -> some View { same }
    public func disabled(_ isDisabled: Bool) -> some View {
        changed { if isDisabled { $0.attributes["disabled"] = "true" } }
    }
    public func clipShape<Outline: Shape>(_: Outline) -> some View { same }
    public func ignoresSafeArea() -> some View { same }
    public func textFieldStyle(_: RoundedBorderTextFieldStyle) -> some View { same }
    public func buttonStyle(_: BorderedProminentButtonStyle) -> some View { same }
    public func textSelection(_: EnabledTextSelectability) -> some View { same }
    public func accessibilityHidden(_: Bool) -> some View { same }
    public func accessibilityAddTraits(_: AccessibilityTraits) -> some View { set("trait", "header") }
    public func scaledToFit() -> some View { same }
    public func navigationTitle<Title: StringProtocol>(_: Title) -> some View { same }
    #if canImport(UIKit)
        public func textContentType(_ type: UITextContentType?) -> some View {
            changed { $0.attributes["contentType"] = type.map { "\($0)".components(separatedBy: "\"")[1] } }
        }
        public func keyboardType(_ type: UIKeyboardType) -> some View { set("keyboard", "\(type)") }
        public func textInputAutocapitalization(_: TextInputAutocapitalization?) -> some View { same }
    #endif
    public func autocorrectionDisabled(_: Bool = true) -> some View { same }
    public func submitLabel(_ label: SubmitLabel) -> some View { set("submitLabel", label.name) }
    public func focused<Value: Hashable>(_: FocusState<Value>.Binding, equals value: Value) -> some View {
        set("focus", "\(value)")
    }
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        set("accessibilityLabel", String(label))
    }
    public func accessibilityIdentifier(_ name: String) -> some View { set("identifier", name) }
    public func onAppear(perform _: (() -> Void)? = nil) -> some View { same }
    public func onDisappear(perform _: (() -> Void)? = nil) -> some View { same }
    public func onChange<Value: Equatable>(of _: Value, _: @escaping () -> Void) -> some View { same }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { changed { $0.submit = action } }
    public func onOpenURL(perform _: @escaping (URL) -> Void) -> some View { same }
    public func task(@_inheritActorContext _: @escaping @Sendable @isolated(any) () async -> Void) -> some View { same }
    public func environment<Value>(_: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        set("environment", "\(value)")
    }
    public func sheet<Content: View>(isPresented _: Binding<Bool>, @ViewBuilder content _: @escaping () -> Content)
        -> some View
    { same }
}
