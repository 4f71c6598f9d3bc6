package import Directory
package import Factors
package import Kernel
package import SRP

/// A request to begin a sign-in or to continue one, parsed.
package struct SignInRequest: Sendable {
    var client: ClientID
    var secretHash: Secret<String>?
    var origin: Origin
    var credential: Credential
    /// The device that the app claims to run on.
    var device: DeviceKey?
    /// The metadata that the client sends to the pool's functions.
    var clientMetadata: [String: String]?
    /// The proof that the browser on the hosted page is a device of the user.
    package var browserDevice: BrowserDeviceProof?

    /// The kind of caller that sent a request.
    package enum Origin: Sendable {
        case app
        /// The server's own page, for a browser. The sign-in leaves a browser session instead of tokens.
        case hostedPage
        /// An administrator, who named the pool.
        case administrator(UserPoolID)

        var pool: UserPoolID? {
            switch self {
            case .app, .hostedPage: nil
            case .administrator(let pool): pool
            }
        }

        /// Whether an administrator signed the request.
        package var isAdministrative: Bool { pool != nil }

        var isHostedPage: Bool {
            guard case .hostedPage = self else { return false }
            return true
        }
    }

    package enum Credential: Sendable {
        /// A token of a former sign-in, which is exchanged for new ones.
        case refreshToken(Parsed<Secret<String>>)
        /// A proof, or the request for a challenge.
        case input(SignInInput)
    }

    package init(
        client: ClientID, secretHash: Secret<String>?, origin: Origin, credential: Credential,
        device: DeviceKey? = nil, clientMetadata: [String: String]? = nil
    ) {
        self.client = client
        self.secretHash = secretHash
        self.origin = origin
        self.credential = credential
        self.device = device
        self.clientMetadata = clientMetadata
    }

    /// The flow that the client must allow, if the request begins one. Administrators have a separate password flow.
    var flow: AuthFlow? {
        switch credential {
        case .refreshToken: .refreshToken
        case .input(.password): origin.isAdministrative ? .adminPassword : .password
        case .input(.srp): .srp
        case .input(.custom): .custom
        case .input(.choice): .choice
        case .input(.signUpOnPage), .input(.reply): nil
        }
    }
}

// MARK: Inputs

/// The input of a request: each flow starts with its own input, and each challenge has its own reply.
package enum SignInInput: Sendable {
    case password(username: Parsed<Username>, Parsed<Secret<String>>)
    /// A, which requests the challenge that proves the password by SRP.
    case srp(username: Parsed<Username>, Parsed<SRPPublicValue>)
    /// The pool's functions choose the challenges.
    case custom(username: Parsed<Username>, Parsed<CustomStart>)
    /// A factor of the user's choice.
    case choice(FirstFactorRequest)
    /// The session of a user who has just confirmed a sign-up on a hosted page, in the browser where it began.
    case signUpOnPage(username: Username, session: Secret<String>)
    case reply(username: Parsed<Username>, Parsed<ChallengeReply>)

    /// The time step for delaying refusals, and challenges that do not require a proof.
    func responseStep(in pool: UserPool) -> KeyPath<ResponseTiming, Duration> {
        let refusal: KeyPath<ResponseTiming, Duration> =
            pool.extensions.hasForeignHashes == true ? \.foreignRefusal : \.refusal
        return switch self {
        case .srp, .custom: \.challenge
        case .choice(let request): request.asksForCode ? \.code : refusal
        case .password, .signUpOnPage, .reply: refusal
        }
    }
}

package struct CustomStart: Sendable {
    /// The client's public value A, if the functions may ask for the password.
    var publicValue: SRPPublicValue?
    /// Whether the caller requests SRP first.
    var beginsWithSRP: Bool

    package init(publicValue: SRPPublicValue? = nil, beginsWithSRP: Bool = false) {
        self.publicValue = publicValue
        self.beginsWithSRP = beginsWithSRP
    }
}

/// A request that starts a sign-in with a factor of the user's choice: `USER_AUTH`.
package struct FirstFactorRequest: Sendable {
    let username: Parsed<Username>
    /// Nil if the user has not chosen yet.
    let preferred: Parsed<ChosenFirstFactor?>
    /// The session of a user who has just confirmed a sign-up. It replaces the other members.
    let session: Secret<String>?

    package init(username: Parsed<Username>, preferred: Parsed<ChosenFirstFactor?>, session: Secret<String>?) {
        self.username = username
        self.preferred = preferred
        self.session = session
    }

    fileprivate var asksForCode: Bool {
        guard session == nil, case .success(.code?) = preferred else { return false }
        return true
    }
}

/// A first factor that the user chooses, with its proof as far as the request contains it.
package enum ChosenFirstFactor: Sendable {
    case password(Parsed<Secret<String>>)
    /// The password, proven without being sent.
    case srp(Parsed<SRPPublicValue>)
    /// A code, to be sent immediately.
    case code(FirstFactor)
    /// A factor that users do not have here.
    case unbuilt
}

// MARK: Replies to challenges

/// The reply to a challenge, parsed. Each kind of challenge that this service gives has its own.
package enum ChallengeReply: Sendable {
    case firstFactorSelection(Parsed<ChosenFirstFactor>, session: Secret<String>)
    /// The proof that ends SRP. The state of the exchange is in the proof's secret block.
    case passwordVerifier(SRPProof)
    /// A code in a text message, as the first factor.
    case smsCode(CodeReply)
    /// A code in an e-mail. The session determines whether it is the first or the second factor.
    case emailCode(CodeReply)
    case newPassword(NewPasswordReply)
    /// An authenticator app was registered; or, with an address, codes are to be sent to it.
    case secondFactorSetup(email: String?, session: Secret<String>)
    case secondFactorSelection(Parsed<SecondFactor>, session: Secret<String>)
    /// The code of a second factor is to be sent again. Only the hosted pages ask for it.
    case secondFactorResend(SecondFactor, session: Secret<String>)
    /// A code in a text message, as the second factor.
    case smsSecondFactor(CodeReply)
    case softwareToken(CodeReply)
    case deviceSRP(DeviceSRPReply)
    case deviceVerifier(DeviceKey, SRPProof)
    /// The answer for the pool's function.
    case custom(CodeReply)
}

/// A code, or another text that answers a challenge.
package struct CodeReply: Sendable {
    let session: Secret<String>
    let code: Parsed<Secret<String>>

    package init(_ code: Parsed<Secret<String>>, session: Secret<String>) {
        self.session = session
        self.code = code
    }
}

/// The new password that replaces a temporary one.
package struct NewPasswordReply: Sendable {
    let session: Secret<String>
    let password: Parsed<Secret<String>>
    let attributes: [String: String]

    package init(session: Secret<String>, password: Parsed<Secret<String>>, attributes: [String: String]) {
        self.session = session
        self.password = password
        self.attributes = attributes
    }
}

/// The first step of a device's proof.
package struct DeviceSRPReply: Sendable {
    let device: DeviceKey
    /// Nil from clients that omit it.
    let session: Secret<String>?
    let publicValue: Parsed<SRPPublicValue>

    package init(_ device: DeviceKey, session: Secret<String>?, publicValue: Parsed<SRPPublicValue>) {
        self.device = device
        self.session = session
        self.publicValue = publicValue
    }
}

// MARK: The claimed device

/// The device that a call claims to come from, unproven.
struct DeviceClaim: Sendable {
    /// Whether the sign-in tracks devices. An administrator's does not, because it comes from a server (UP-DEV-15).
    var isTracked = false
    /// The key that the call names.
    var key: DeviceKey?
    /// The proof of a browser. Browsers are not asked for another proof.
    var browser: BrowserDeviceProof?

    /// The claim of a call that is not tracked.
    init() {}

    /// The claim of a call that names a device, or comes from a browser with a proof.
    init(_ request: SignInRequest, in pool: UserPool) {
        isTracked = pool.settings.devices != nil && !request.origin.isAdministrative
        key = request.device
        browser = request.browserDevice
    }

    /// The key, if it is well-formed and the sign-in tracks devices.
    var usableKey: DeviceKey? { key.flatMap { isTracked && $0.isWellFormed ? $0 : nil } }
}

// MARK: Flows that a client allows

extension AuthFlow {
    /// The flow's current name on the wire.
    var wireName: String {
        switch self {
        case .srp: "USER_SRP_AUTH"
        case .refreshToken: "REFRESH_TOKEN_AUTH"
        case .custom: "CUSTOM_AUTH"
        case .password: "USER_PASSWORD_AUTH"
        case .adminPassword: "ADMIN_USER_PASSWORD_AUTH"
        case .choice: "USER_AUTH"
        }
    }
}

extension ClientContext {
    /// The hosted page accepts passwords regardless of the client's flows, as in the service; the settings are only for
    /// calls of apps.
    ///
    /// - Throws: `InvalidInput` if the client may not use `flow`.
    func require(_ flow: AuthFlow) throws {
        guard !isFromPage || flow != .password else { return }
        guard !isFromPage || flow != .refreshToken else {
            throw InvalidInput("\(flow.wireName) is not a flow of the hosted page.")
        }
        try client.require(flow)
    }
}

extension Client {
    /// - Throws: `InvalidInput`, with the message that client code compares, if the client may not use `flow`.
    func require(_ flow: AuthFlow) throws {
        guard !allows(flow) else { return }
        let allowed = AuthFlow.allCases.filter(allows).map(\.wireName).joined(separator: ", ")
        AuditContext.explain("ExplicitAuthFlows of client \(id) allow \(allowed.isEmpty ? "none" : allowed)")
        let message =
            switch flow {
            case .srp, .custom: "\(flow.wireName) is not enabled for the client."
            case .adminPassword: "Auth flow not enabled for this client"
            case .password, .refreshToken, .choice: "\(flow.wireName) flow not enabled for this client"
            }
        throw InvalidInput(message)
    }
}
