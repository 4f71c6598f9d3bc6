import Directory
package import Factors
package import Kernel

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
