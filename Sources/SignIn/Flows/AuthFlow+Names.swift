public import Directory
import Kernel

extension AuthFlow {
    /// The flow with the given name on the wire; nil for an unknown name.
    public init?(wireName name: String) {
        switch name {
        case "USER_SRP_AUTH": self = .srp
        case "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN": self = .refreshToken
        case "CUSTOM_AUTH": self = .custom
        case "USER_PASSWORD_AUTH": self = .password
        case "ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH": self = .adminPassword
        case "USER_AUTH": self = .choice
        default: return nil
        }
    }

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

extension Client {
    /// - Throws: `invalidInput`, with the message that client code compares, if the client may not use `flow`.
    func require(_ flow: AuthFlow) throws {
        guard !allows(flow) else { return }
        let message =
            switch flow {
            case .srp, .custom: "\(flow.wireName) is not enabled for the client."
            case .adminPassword: "Auth flow not enabled for this client"
            case .password, .refreshToken, .choice: "\(flow.wireName) flow not enabled for this client"
            }
        throw Refusal.invalid(message)
    }
}
