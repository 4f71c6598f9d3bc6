package import Kernel

extension Username: ExpressibleByStringInterpolation {
    /// A username in a test.
    package init(stringLiteral text: String) { self.init(rawValue: text) }
}

extension GroupName: ExpressibleByStringInterpolation {
    /// The name of a group in a test.
    package init(stringLiteral text: String) { self.init(rawValue: text) }
}
