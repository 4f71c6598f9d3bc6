import Kernel
import UserPoolsModel
import WireRuntime

extension SignInChallenge {
    /// The result of the call that met the challenge.
    var result: SignInResult {
        let step = nextStep
        guard case .confirmCode(_, let details) = step else {
            return SignInResult(state, nextStep: step, parameters: parameters)
        }
        return SignInResult(state, nextStep: step, parameters: parameters, codeDetails: details)
    }

    private var state: SignInState {
        switch kind {
        case .newPassword: .newPasswordRequired
        case .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword: .smsMFA
        case .custom: .customChallenge
        case .device: .deviceSRPAuth
        case .chooseFactor, .chooseFirstFactor, .setUpFactor: .unknown
        }
    }

    private var nextStep: SignInNextStep {
        switch progress {
        case .appHasSecret(let setup): .setUpAuthenticatorApp(setup)
        case .emailChosen: .setUpEmail
        case .passwordChosen: .enterPassword
        case .begun, .appIsVerified: firstStep
        }
    }

    private var firstStep: SignInNextStep {
        switch kind {
        case .newPassword: .newPassword(required: requiredAttributes, attributes: knownAttributes)
        case .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword:
            .confirmCode(factor: SignInFactor(rawValue: kind.rawValue), sentTo: codeDetails)
        case .custom, .device: .customChallenge(parameters: parameters)
        case .chooseFactor, .chooseFirstFactor: .selectFactor(offered)
        case .setUpFactor: .setUpFactor(offered)
        }
    }

    /// The factors to choose from, limited to factors that this client supports.
    var offered: [SignInFactor] {
        switch kind {
        case .chooseFactor: factors("MFAS_CAN_CHOOSE")
        case .setUpFactor: factors("MFAS_CAN_SETUP").filter(Self.factorsToSetUp.contains)
        case .chooseFirstFactor: firstFactors
        case .newPassword, .smsCode, .softwareToken, .emailCode, .smsInPlaceOfPassword, .custom, .device: []
        }
    }

    /// The first factors in the service's order. It names the password twice, by the ways to prove it; for the user it
    /// is one factor.
    private var firstFactors: [SignInFactor] {
        let named = available.map { SignInFactor(rawValue: $0 == Self.passwordBySRP ? "PASSWORD" : $0) }
        return named.enumerated().filter { index, factor in
            Self.firstFactors.contains(factor) && !named[..<index].contains(factor)
        }.map(\.element)
    }

    /// The name of the password as a factor that is proven and not sent.
    static let passwordBySRP = "PASSWORD_SRP"

    private static let factorsToSetUp: [SignInFactor] = [.authenticatorApp, .email]
    private static let firstFactors: [SignInFactor] = [.password, .email, .smsInPlaceOfPassword]

    private func factors(_ parameter: String) -> [SignInFactor] {
        guard case .array(let names)? = json(parameter) else { return [] }
        return names.compactMap { $0.string.map(SignInFactor.init(rawValue:)) }
    }

    /// The names without the prefix that they have on the wire.
    private var requiredAttributes: [String] {
        guard case .array(let names)? = json("requiredAttributes") else { return [] }
        let prefix = "userAttributes."
        return names.compactMap(\.string).map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    private var knownAttributes: [String: String] {
        (json("userAttributes")?.object?.members ?? []).reduce(into: [:]) { known, member in
            if let value = member.value.string { known[member.name] = value }
        }
    }

    private func json(_ parameter: String) -> JSON? {
        parameters[parameter].flatMap { try? JSONReader.read(Array($0.utf8)) }
    }

    /// Where the code was sent, or which app shows it. The names of the attributes are those of the iOS SDK.
    private var codeDetails: UserCodeDeliveryDetails {
        guard kind != .softwareToken else {
            return UserCodeDeliveryDetails(
                CodeDeliveryDetailsType(attributeName: "unknown", destination: parameters["FRIENDLY_DEVICE_NAME"]))
        }
        let usual = kind == .emailCode ? DeliveryMediumType.email : .sms
        let medium = parameters["CODE_DELIVERY_DELIVERY_MEDIUM"].map { DeliveryMediumType(rawValue: $0) } ?? usual
        let attribute = medium == .email ? "email" : medium == .sms ? "phone" : "unknown"
        return UserCodeDeliveryDetails(
            CodeDeliveryDetailsType(
                attributeName: attribute, deliveryMedium: medium, destination: parameters["CODE_DELIVERY_DESTINATION"]))
    }
}
