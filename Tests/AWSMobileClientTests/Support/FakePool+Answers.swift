import Kernel
import UserPoolsModel
import WireRuntime

extension FakePool.State {
    mutating func answer(_ operation: String, _ body: [UInt8]) throws -> [UInt8] {
        let json = try JSONReader.read(body)
        switch operation {
        case "InitiateAuth": return try initiate(InitiateAuthInput(wire: json)).jsonBytes
        case "GetTokensFromRefreshToken":
            let token = try GetTokensFromRefreshTokenInput(wire: json).refreshToken.exposed
            return GetTokensFromRefreshTokenOutput(authenticationResult: try renewed(token)).jsonBytes
        case "RespondToAuthChallenge": return try respond(RespondToAuthChallengeInput(wire: json)).jsonBytes
        case "SignUp": return try signUp(SignUpInput(wire: json)).jsonBytes
        case "ConfirmSignUp":
            let input = try ConfirmSignUpInput(wire: json)
            try checkCode(input.confirmationCode)
            users[input.username.rawValue]?.isConfirmed = true
            return ConfirmSignUpOutput().jsonBytes
        case "ResendConfirmationCode": return ResendConfirmationCodeOutput(codeDeliveryDetails: .mail).jsonBytes
        case "ForgotPassword": return ForgotPasswordOutput(codeDeliveryDetails: .mail).jsonBytes
        case "ConfirmForgotPassword":
            let input = try ConfirmForgotPasswordInput(wire: json)
            try checkCode(input.confirmationCode)
            users[input.username.rawValue]?.password = input.password.exposed
            return ConfirmForgotPasswordOutput().jsonBytes
        case "RevokeToken":
            refreshTokens[try RevokeTokenInput(wire: json).token.exposed] = nil
            return RevokeTokenOutput().jsonBytes
        default: return try answerSignedIn(operation, json)
        }
    }

    private mutating func answerSignedIn(_ operation: String, _ json: JSON) throws -> [UInt8] {
        guard let token = json.object?["AccessToken"]?.string, let name = holder(of: token),
            !refusesAccess
        else {
            throw FakeRefusal(code: "NotAuthorizedException", message: "Access Token has been revoked")
        }
        switch operation {
        case "GlobalSignOut":
            refreshTokens = refreshTokens.filter { $0.value != name }
            return GlobalSignOutOutput().jsonBytes
        case "DeleteUser":
            users[name] = nil
            refreshTokens = refreshTokens.filter { $0.value != name }
            return DeleteUserOutput().jsonBytes
        case "GetUser":
            let attributes = (users[name]?.attributes ?? [:]).map { AttributeType(name: $0, value: Secret($1)) }
            return GetUserOutput(userAttributes: attributes, username: Username(rawValue: name)).jsonBytes
        case "UpdateUserAttributes":
            for attribute in try UpdateUserAttributesInput(wire: json).userAttributes {
                users[name]?.attributes[attribute.name] = attribute.value?.exposed
            }
            return UpdateUserAttributesOutput(codeDeliveryDetailsList: [.mail]).jsonBytes
        case "GetUserAttributeVerificationCode":
            return GetUserAttributeVerificationCodeOutput(codeDeliveryDetails: .mail).jsonBytes
        case "VerifyUserAttribute":
            try checkCode(VerifyUserAttributeInput(wire: json).code)
            return VerifyUserAttributeOutput().jsonBytes
        case "ChangePassword":
            let input = try ChangePasswordInput(wire: json)
            guard users[name]?.password == input.previousPassword?.exposed else { throw FakeRefusal.wrong }
            users[name]?.password = input.proposedPassword.exposed
            return ChangePasswordOutput().jsonBytes
        default: throw FakeRefusal(code: "UnknownOperationException", message: operation)
        }
    }

    private mutating func initiate(_ input: InitiateAuthInput) throws -> InitiateAuthOutput {
        let parameters = input.authParameters?.exposed ?? [:]
        if input.authFlow == .refreshTokenAuth { return try renew(parameters["REFRESH_TOKEN"] ?? "") }
        let name = parameters["USERNAME"] ?? ""
        guard let user = users[name] else { throw FakeRefusal.wrong }
        if input.authFlow == .userSrpAuth {
            return try verifiers.challenge(name, user.password, publicValue: parameters["SRP_A"] ?? "")
        }
        guard user.password == parameters["PASSWORD"] else { throw FakeRefusal.wrong }
        let step = try proved(name, user)
        return InitiateAuthOutput(
            authenticationResult: step.authenticationResult, challengeName: step.challengeName,
            challengeParameters: step.challengeParameters, session: step.session)
    }

    private mutating func renew(_ token: String) throws -> InitiateAuthOutput {
        guard !wantsExchange else {
            throw FakeRefusal(code: "InvalidParameterException", message: "Refresh token rotation is enabled.")
        }
        return InitiateAuthOutput(authenticationResult: try renewed(token))
    }

    private mutating func renewed(_ token: String) throws -> AuthenticationResultType {
        switch refresh {
        case .gives:
            guard let name = refreshTokens[token], users[name] != nil else { throw FakeRefusal.revoked }
            if rotates { refreshTokens[token] = nil }
            return issue(name, withRefreshToken: rotates)
        case .refuses: throw FakeRefusal.revoked
        case .fails(let code): throw FakeRefusal(code: code, message: "Not now.")
        }
    }

    private mutating func respond(_ input: RespondToAuthChallengeInput) throws -> RespondToAuthChallengeOutput {
        let responses = input.challengeResponses?.exposed ?? [:]
        let name = responses["USERNAME"] ?? ""
        guard let user = users[name] else { throw FakeRefusal.wrong }
        if input.challengeName == .passwordVerifier {
            guard try verifiers.accepts(name, responses) else { throw FakeRefusal.wrong }
            return try proved(name, user)
        }
        guard let session = input.session?.exposed, sessions[session] == name else {
            throw FakeRefusal(code: "NotAuthorizedException", message: "Invalid session for the user.")
        }
        guard let password = responses["NEW_PASSWORD"], password.count >= 8 else {
            throw FakeRefusal(code: "InvalidPasswordException", message: "Password not long enough")
        }
        sessions[session] = nil
        users[name]?.password = password
        users[name]?.needsNewPassword = false
        for (key, value) in responses where key.hasPrefix("userAttributes.") {
            users[name]?.attributes[String(key.dropFirst("userAttributes.".count))] = value
        }
        return RespondToAuthChallengeOutput(authenticationResult: issue(name))
    }

    private mutating func proved(_ name: String, _ user: FakePool.User) throws -> RespondToAuthChallengeOutput {
        guard user.isConfirmed else {
            throw FakeRefusal(code: "UserNotConfirmedException", message: "User is not confirmed.")
        }
        guard user.needsNewPassword else { return RespondToAuthChallengeOutput(authenticationResult: issue(name)) }
        issued += 1
        sessions["session-\(issued)"] = name
        return RespondToAuthChallengeOutput(
            challengeName: .newPasswordRequired,
            challengeParameters: ["USER_ID_FOR_SRP": name, "userAttributes": "{}", "requiredAttributes": "[]"],
            session: Secret("session-\(issued)"))
    }

    private mutating func signUp(_ input: SignUpInput) throws -> SignUpOutput {
        guard users[input.username.rawValue] == nil else {
            throw FakeRefusal(code: "UsernameExistsException", message: "User already exists")
        }
        var user = FakePool.User(password: input.password?.exposed ?? "", isConfirmed: false)
        user.attributes = (input.userAttributes ?? []).reduce(into: [:]) { $0[$1.name] = $1.value?.exposed }
        user.attributes["sub"] = "sub-of-\(input.username)"
        users[input.username.rawValue] = user
        return SignUpOutput(codeDeliveryDetails: .mail, userConfirmed: false, userSub: UserID(rawValue: user.sub))
    }

    private func checkCode(_ code: Secret<String>) throws {
        guard code.exposed == "123456" else {
            throw FakeRefusal(code: "CodeMismatchException", message: "Invalid verification code provided.")
        }
    }
}

extension CodeDeliveryDetailsType {
    static let mail = CodeDeliveryDetailsType(
        attributeName: "email", deliveryMedium: .email, destination: "j***@e***")
}
