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
    ///
    /// - Parameter session: That of a user who has just confirmed a sign-up; only `USER_AUTH` takes it.
    package init(
        _ flow: AuthFlow, _ parameters: AuthParameters, session: Secret<String>? = nil, client: ClientID,
        origin: Origin, clientMetadata: [String: String]? = nil
    ) throws {
        // InitiateAuth and AdminInitiateAuth each have a password flow of their own.
        guard flow != (origin.isAdministrative ? AuthFlow.password : AuthFlow.adminPassword) else {
            throw InvalidInput("Initiate Auth method not supported")
        }
        self.init(
            client: client, secretHash: parameters["SECRET_HASH"], origin: origin,
            credential: Credential(flow, parameters, session), device: parameters.device,
            clientMetadata: clientMetadata)
    }
}

extension SignInRequest.Credential {
    /// The factor's input in the parameters of `flow`.
    fileprivate init(_ flow: AuthFlow, _ parameters: AuthParameters, _ session: Secret<String>?) {
        switch flow {
        case .password, .adminPassword:
            self = .factor(.password(username: parameters.username, parameters.secret("PASSWORD")))
        case .srp: self = .factor(.srp(username: parameters.username, parameters.publicValue))
        case .custom: self = .factor(.custom(username: parameters.username, parameters.customStart))
        case .refreshToken: self = .refreshToken(parameters.secret("REFRESH_TOKEN"))
        case .choice: self = .firstFactor(parameters.firstFactor(session))
        }
    }
}

extension AuthParameters {
    /// A, or the refusal of an A that is missing, not hexadecimal or not between 0 and N (SRP-01).
    var publicValue: Parsed<SRPPublicValue> {
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

extension AuthParameters {
    /// The input of a custom sign-in. `CHALLENGE_NAME` says that SRP comes first; `SRP_A` alone leaves it to the pool's
    /// function.
    fileprivate var customStart: Parsed<CustomStart> {
        Parsed { () throws(InvalidInput) in
            guard let first = self["CHALLENGE_NAME"]?.exposed else {
                return CustomStart(publicValue: self["SRP_A"] == nil ? nil : try publicValue.get())
            }
            guard first.hasSameBytes(as: "SRP_A") else {
                throw InvalidInput("CHALLENGE_NAME is not SRP_A, the only challenge that a sign-in can begin with.")
            }
            return CustomStart(publicValue: try publicValue.get(), beginsWithSRP: true)
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
