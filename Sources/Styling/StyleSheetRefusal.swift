package import Kernel

/// Why a style sheet of an administrator is not accepted (UP-UI-07, UP-UI-08).
package enum StyleSheetRefusal: Refusal {
    /// A selector that is not one of the customizable classes.
    case selector(String, line: Int)
    /// A property that could load or run something.
    case property(String, line: Int)
    /// A function other than colors, gradients and arithmetic.
    case function(String, line: Int)
    /// Anything else that a style sheet of this kind does not contain.
    case syntax(expected: String, line: Int)

    /// Always `invalid`.
    package var kind: RefusalKind { .invalid }

    /// The sentence names the line.
    package var message: String {
        switch self {
        case .selector(let name, let line): "Invalid CSS: the selector \(name) in line \(line) is not customizable."
        case .property(let name, let line): "Invalid CSS: the property \(name) in line \(line) is not permitted."
        case .function(let name, let line): "Invalid CSS: the function \(name) in line \(line) is not permitted."
        case .syntax(let expected, let line): "Invalid CSS: line \(line) has no \(expected) at the expected place."
        }
    }
}
