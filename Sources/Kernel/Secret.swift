/// A value that must not be revealed by accident: logs and debuggers print dots.
public struct Secret<Value: Sendable>:
    Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    /// The value itself; each use is visible in the source.
    public var exposed: Value

    /// Hides `value`.
    public init(_ value: Value) { exposed = value }

    /// Dots.
    public var description: String { "•••" }
    /// Dots.
    public var debugDescription: String { "•••" }
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
