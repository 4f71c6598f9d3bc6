package import Directory
import Factors
package import Kernel
package import SRP

/// A first factor that the user chooses, and what the request contains of its proof.
package enum ChosenFirstFactor: Sendable {
    case password(Parsed<Secret<String>>)
    /// The password, proven without being sent.
    case srp(Parsed<SRPPublicValue>)
    /// A code, which is sent now.
    case code(FirstFactor)
    /// A factor that no user has here.
    case unbuilt
}

/// A request that begins a sign-in with a factor of the user's choice: `USER_AUTH`.
package struct FirstFactorRequest: Sendable {
    let username: Parsed<Username>
    /// Nil if the user has not chosen yet.
    let preferred: Parsed<ChosenFirstFactor?>
    /// The session of a user who has just confirmed a sign-up. It takes the place of the other members.
    let session: Secret<String>?

    package init(username: Parsed<Username>, preferred: Parsed<ChosenFirstFactor?>, session: Secret<String>?) {
        self.username = username
        self.preferred = preferred
        self.session = session
    }

    /// The step of time to which answers are delayed that need no proof.
    var responseStep: KeyPath<ResponseTiming, Duration> {
        guard session == nil, case .success(.code?) = preferred else { return \.refusal }
        return \.code
    }
}
