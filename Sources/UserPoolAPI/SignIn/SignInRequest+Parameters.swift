package import Authentication
package import Directory
package import Kernel
import SRP
import UserPoolsModel
import WireRuntime

extension SignInRequest {
    /// The request in the parameters of an auth call.
    ///
    /// - Throws: `InvalidInput` if the caller may not use the flow. Parameters are refused later, by the sign-in.
    package init(_ flow: AuthFlow, _ parameters: AuthParameters, client: ClientID, origin: Origin) throws {
        // InitiateAuth and AdminInitiateAuth each have a password flow of their own.
        guard flow != (origin.isAdministrative ? AuthFlow.password : AuthFlow.adminPassword) else {
            throw InvalidInput("Initiate Auth method not supported")
        }
        let parse = Credential.parsers[flow] ?? { .factor(.unbuilt(flow, username: $0.username)) }
        self.init(
            client: client, secretHash: parameters["SECRET_HASH"], origin: origin, credential: parse(parameters))
    }
}

extension SignInRequest.Credential {
    /// How the parameters of each flow are read.
    fileprivate static let parsers: [AuthFlow: @Sendable (AuthParameters) -> Self] = [
        .password: password,
        .adminPassword: password,
        .srp: { .factor(.srp(username: $0.username, $0.publicValue)) },
        .refreshToken: { .refreshToken($0.secret("REFRESH_TOKEN")) },
    ]

    @Sendable private static func password(_ parameters: AuthParameters) -> Self {
        .factor(.password(username: parameters.username, parameters.secret("PASSWORD")))
    }
}

extension AuthParameters {
    /// A, or the refusal of an A that is missing, not hexadecimal or not between 0 and N (SRP-01).
    fileprivate var publicValue: Parsed<SRPPublicValue> {
        Parsed { () throws(InvalidInput) in
            let text = try require("SRP_A")
            guard text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else {
                let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(256)))
                throw InvalidInput(
                    "1 validation error detected: Value '\(shown)' at 'sRPA' failed to satisfy constraint: "
                        + "Member must satisfy regular expression pattern: ^[0-9a-fA-F]+$")
            }
            return try SRPPublicValue(hex: text)
        }
    }
}

extension AuthFlow {
    /// The flow that the caller names.
    ///
    /// - Throws: `InvalidInput` for a name that the model does not have.
    init(_ name: AuthFlowType) throws {
        switch name.rawValue {
        case "USER_SRP_AUTH": self = .srp
        case "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN": self = .refreshToken
        case "CUSTOM_AUTH": self = .custom
        case "USER_PASSWORD_AUTH": self = .password
        case "ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH": self = .adminPassword
        case "USER_AUTH": self = .choice
        default: throw InvalidInput("\(name.rawValue) is not an authentication flow.")
        }
    }
}
