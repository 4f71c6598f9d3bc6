import Directory
import Kernel

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
    /// The hosted page takes passwords whatever the client's flows are, as the service's does; the settings are about
    /// what apps may call.
    ///
    /// - Throws: `InvalidInput` if the client may not use `flow`.
    func require(_ flow: AuthFlow) throws {
        guard !isFromPage || flow != .password else { return }
        guard !isFromPage || flow != .refreshToken else { throw InvalidInput.notAFactor(flow) }
        try client.require(flow)
    }
}

extension Client {
    /// - Throws: `InvalidInput`, with the message that client code compares, if the client may not use `flow`.
    func require(_ flow: AuthFlow) throws {
        guard !allows(flow) else { return }
        let message =
            switch flow {
            case .srp, .custom: "\(flow.wireName) is not enabled for the client."
            case .adminPassword: "Auth flow not enabled for this client"
            case .password, .refreshToken, .choice: "\(flow.wireName) flow not enabled for this client"
            }
        throw InvalidInput(message)
    }
}
