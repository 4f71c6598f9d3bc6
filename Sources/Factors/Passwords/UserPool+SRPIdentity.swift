package import Directory
package import Kernel
package import SRP

extension UserPool {
    /// The identity that the verifier of the user called `username` is computed with. Challenges show its name as
    /// `USER_ID_FOR_SRP`.
    ///
    /// Known and unknown names are both folded as in the pool's comparisons. Otherwise the spelling chosen at sign-up
    /// would reveal that the user exists to a caller who typed another spelling.
    package func srpIdentity(of username: Username) -> SRPIdentity {
        let isCaseSensitive = extensions.caseCountsInVerifiers ?? settings.usernameCaseSensitive
        return SRPIdentity(pool: id, name: SignInName(username.rawValue, caseSensitive: isCaseSensitive).folded)
    }

    /// The identity of an unknown user. If the pool has ever ignored case, most known names are shown in the folded
    /// form.
    package func srpIdentity(ofUnknown username: Username) -> SRPIdentity {
        let isCaseSensitive = settings.usernameCaseSensitive && extensions.caseCountsInVerifiers != false
        return SRPIdentity(pool: id, name: SignInName(username.rawValue, caseSensitive: isCaseSensitive).folded)
    }
}
