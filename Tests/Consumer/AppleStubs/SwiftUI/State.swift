// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The property wrappers of views and models.

final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value> {
    private let box: Box<Value>
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
    public typealias Binding = SwiftUI.Binding<Value>
    private let box: Box<Value>
    public init() where Value == Bool { box = Box(false) }
    public init<Field: Hashable>() where Value == Field? { box = Box(nil) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Self { self }
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { read()[keyPath: path] },
            set: {
                var value = read()
                value[keyPath: path] = $0
                write(value)
            })
    }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Self { self }
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        let value = wrappedValue
        return Binding<Member>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
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

/// swiftui/stateobject: the model is made once for the life of the view.
@propertyWrapper @MainActor public struct StateObject<Model: ObservableObject> {
    private final class Kept: @unchecked Sendable {
        let make: () -> Model
        var model: Model?
        init(_ make: @escaping () -> Model) { self.make = make }
    }

    private let kept: Kept
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Model) { kept = Kept(wrappedValue) }
    public var wrappedValue: Model {
        if let model = kept.model { return model }
        let model = kept.make()
        kept.model = model
        return model
    }
}

@propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues {
    public var layoutDirection = LayoutDirection.leftToRight
    public var dismiss: DismissAction { DismissAction() }
}
public struct DismissAction { @MainActor public func callAsFunction() {} }
