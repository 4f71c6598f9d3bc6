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
        let caseCounts = extensions.caseCountsInVerifiers ?? settings.usernameCaseSensitive
        return SRPIdentity(pool: id, name: SignInName(username.rawValue, caseSensitive: caseCounts).folded)
    }

    /// The identity of a user that the pool does not have. Where case has ever been ignored, most known names are shown
    /// without it.
    package func srpIdentity(ofUnknown username: Username) -> SRPIdentity {
        let caseCounts = settings.usernameCaseSensitive && extensions.caseCountsInVerifiers != false
        return SRPIdentity(pool: id, name: SignInName(username.rawValue, caseSensitive: caseCounts).folded)
    }
}
