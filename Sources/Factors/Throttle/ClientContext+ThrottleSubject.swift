package import Cryptography
package import Directory
package import Kernel
package import Messaging

extension ClientContext {
    /// The subject that attempts for an unknown name are counted for.
    package func subject(ofUnknown username: Username, by cipher: SecretCipher) -> ThrottleSubject {
        ThrottleSubject(
            unknown: cipher.digest(pool.signInName(username).folded, .throttle, "unknown name", pool.id.rawValue))
    }
}
