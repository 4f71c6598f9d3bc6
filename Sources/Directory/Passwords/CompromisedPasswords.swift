import Crypto
package import Kernel

/// Passwords that are known from leaks, or because many users choose them.
package enum CompromisedPasswords: Sendable {
    /// The passwords that `CommonPasswords` recognises.
    case common
    /// The passwords in the operator's list.
    case listed(PasswordHashFile)

    /// Whether `password` is one of them.
    ///
    /// - Throws: `PasswordListError` if the list cannot be read.
    package func contain(_ password: Secret<String>) throws -> Bool {
        switch self {
        case .common: CommonPasswords.contain(password.exposed)
        case .listed(let file): try file.contains(Insecure.SHA1.hash(data: Array(password.exposed.utf8)))
        }
    }
}
