import Directory
import Kernel
import SRP

extension UserPool {
    /// The identity that the verifier of the user called `username` is made with. Challenges show its name as
    /// `USER_ID_FOR_SRP`.
    ///
    /// The name is folded as the pool compares names, and so is an unknown one: the spelling that was chosen at sign-up
    /// would tell that the user exists to a caller who typed another.
    func srpIdentity(of username: String) -> SRPIdentity {
        SRPIdentity(pool: id, name: signInName(username).folded)
    }
}
