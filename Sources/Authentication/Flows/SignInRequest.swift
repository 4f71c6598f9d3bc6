import Directory
package import Factors
package import Kernel

/// A request to sign in, parsed.
package struct SignInRequest: Sendable {
    var client: ClientID
    var secretHash: Secret<String>?
    var origin: Origin
    var credential: Credential
    /// The device that the app says it is on.
    var device: DeviceKey?
    /// The metadata that the client sends to the pool's functions.
    var clientMetadata: [String: String]?
    /// By what the browser on the hosted page proves that it is a device of the user.
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

    /// The factor with which the caller signs in.
    package enum Credential: Sendable {
        case factor(FactorInput)
        /// A factor of the user's choice.
        case firstFactor(FirstFactorRequest)
        case refreshToken(Parsed<Secret<String>>)
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

    /// The flow that the client must allow. Administrators have a password flow of their own.
    var flow: AuthFlow {
        switch credential {
        case .refreshToken: .refreshToken
        case .firstFactor: .choice
        case .factor(let input): origin.isAdministrative && input.flow == .password ? .adminPassword : input.flow
        }
    }
}
