/// A value that must not be read by accident: it prints as dots, in logs as in a debugger.
public struct Secret<Value: Sendable>:
    Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    /// The value itself. Whoever asks for it says so.
    public var exposed: Value

    /// Hides `value`.
    public init(_ value: Value) { exposed = value }

    /// Dots.
    public var description: String { "•••" }
    /// Dots.
    public var debugDescription: String { "•••" }
    /// A mirror in which nothing is seen.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
