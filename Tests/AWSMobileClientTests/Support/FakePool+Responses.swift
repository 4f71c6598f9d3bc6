@testable import Kernel
@testable import UserPoolsModel
@testable import WireRuntime

/// The operations without a challenge.
extension FakePool.State {
    /// The body of the response.
    ///
    /// - Throws: `FakeRefusal` for an error response.
    mutating func response(to operation: String, _ body: [UInt8]) throws -> [UInt8] {
        let json = try JSONReader.read(body)
        switch operation {
        case "InitiateAuth": return try initiate(InitiateAuthInput(wire: json)).jsonBytes
        case "GetTokensFromRefreshToken":
            let input = try GetTokensFromRefreshTokenInput(wire: json)
            let result = try renewed(input.refreshToken.exposed, on: input.deviceKey)
            return GetTokensFromRefreshTokenOutput(authenticationResult: result).jsonBytes
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
        case "AssociateSoftwareToken" where json.object?["Session"] != nil: return try associate(json).jsonBytes
        case "VerifySoftwareToken" where json.object?["Session"] != nil: return try verify(json).jsonBytes
        default: return try signedInResponse(to: operation, json)
        }
    }

    private mutating func signedInResponse(to operation: String, _ json: JSON) throws -> [UInt8] {
        guard let token = json.object?["AccessToken"]?.string, let name = holder(of: token),
            !refusesAccess
        else {
            throw FakeRefusal(code: "NotAuthorizedException", message: "Access Token has been revoked")
        }
        if expiredCalls > 0 {
            expiredCalls -= 1
            throw FakeRefusal(code: "NotAuthorizedException", message: "Access Token has expired")
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
            return GetUserOutput(
                preferredMfaSetting: users[name]?.preferredFactor, userAttributes: attributes,
                userMFASettingList: users[name]?.factors, username: Username(rawValue: name)
            ).jsonBytes
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
        default:
            return try deviceResponse(to: operation, json, of: name)
                ?? factorResponse(to: operation, json, of: name)
        }
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

    func checkCode(_ code: Secret<String>) throws {
        guard code.exposed == "123456" else {
            throw FakeRefusal(code: "CodeMismatchException", message: "Invalid verification code provided.")
        }
    }
}

extension CodeDeliveryDetailsType {
    static let mail = CodeDeliveryDetailsType(
        attributeName: "email", deliveryMedium: .email, destination: "j***@e***")
}
