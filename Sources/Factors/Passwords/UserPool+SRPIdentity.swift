package import Directory
package import Kernel
package import SRP

extension UserPool {
    /// The identity that the verifier of the user called `username` is computed with. Challenges show its name as
    /// `USER_ID_FOR_SRP`.
    ///
    /// Known and unknown names are both folded as the pool compares names: the spelling chosen at sign-up would reveal
    /// that the user exists to a caller who typed another one.
    package func srpIdentity(of username: Username) -> SRPIdentity {
        SRPIdentity(pool: id, name: signInName(username).folded)
    }
}
