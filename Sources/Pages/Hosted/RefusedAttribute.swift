import Directory
import Kernel

/// A value of an attribute that the pool does not accept. The message appears at the field.
struct RefusedAttribute: Refusal {
    let name: String
    let problem: PageProblem
    let message: String

    var kind: RefusalKind { .invalid }
}

extension AttributeSchema {
    /// Checks the values of a form's fields, by the rules that the change of the user applies again.
    ///
    /// - Parameter names: The attributes whose fields may not be empty.
    /// - Throws: `RefusedAttribute` for the first that is missing or malformed.
    func checkForm(_ values: [String: String], requiring names: [String]) throws {
        for name in names {
            guard let value = values[name], !value.utf8.isEmpty else {
                throw RefusedAttribute(name: name, problem: .missing, message: "\(name): The attribute is required")
            }
            do { try check(value, for: name) } catch let refusal as InvalidInput {
                throw RefusedAttribute(name: name, problem: .malformed, message: refusal.message)
            }
        }
    }
}
