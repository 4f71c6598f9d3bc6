import Authentication
import Directory
import Kernel
import Wire

extension PendingStep {
    /// The form's answer to the challenge.
    ///
    /// - Throws: `InvalidInput` if a field is missing, `RefusedAttribute`, `DifferentPasswords`.
    func answer(in form: QueryParameters, _ session: Secret<String>, _ pool: UserPool) throws
        -> any AuthChallengeAnswer
    {
        switch kind {
        case .firstFactors: return FirstFactorAnswer(session: session, chosen: .success(try form.codeFactor()))
        case .password:
            return FirstFactorAnswer(
                session: session, chosen: .success(.password(.success(try form.secret(FieldName.password)))))
        case .firstCode(let factor, _):
            return SentCodeAnswer(
                FirstFactor(rawValue: factor), session: session, code: .success(try form.secret(FieldName.code)))
        case .newPassword(let required):
            let attributes = form.attributes(required)
            try pool.schema.checkForm(attributes, requiring: required)
            return NewPasswordAnswer(
                session: session, password: .success(try form.newPassword()), attributes: attributes)
        case .secondFactors:
            guard let factor = form[FieldName.choice].flatMap(SecondFactor.init(rawValue:)) else {
                throw InvalidInput("ANSWER is not one of the user's MFA types.")
            }
            return SecondFactorSelectionAnswer(session: session, factor: .success(factor))
        case .secondCode(let factor, _):
            let code = Parsed<Secret<String>>.success(try form.secret(FieldName.code))
            guard let factor = SecondFactor(rawValue: factor), factor != .softwareToken else {
                return SoftwareTokenAnswer(session: session, code: code)
            }
            return SentCodeAnswer(nil, factor, session: session, code: code)
        case .emailToSetUp:
            let email = form.attributes([ContactAttribute.email.rawValue])
            try pool.schema.checkForm(email, requiring: [ContactAttribute.email.rawValue])
            return SecondFactorSetupAnswer(session: session, email: email[ContactAttribute.email.rawValue])
        case .factorsToSetUp, .authenticator, .confirmation, .reset: throw InvalidInput("The form is of another page.")
        }
    }
}

extension QueryParameters {
    /// The factor whose code is to be sent.
    fileprivate func codeFactor() throws(InvalidInput) -> ChosenFirstFactor {
        switch self[FieldName.choice].flatMap(FirstFactor.init(rawValue:)) {
        case .emailCode?: return .code(.emailCode)
        case .smsCode?: return .code(.smsCode)
        default: throw InvalidInput("ANSWER is not a challenge that can be selected.")
        }
    }

    /// The new password, which is given twice.
    ///
    /// - Throws: `InvalidInput` if it is missing, `DifferentPasswords`.
    func newPassword() throws -> Secret<String> {
        let password = try secret(FieldName.newPassword)
        if let repeated = anyText(FieldName.repeatedPassword), !repeated.hasSameBytes(as: password.exposed) {
            throw DifferentPasswords()
        }
        return password
    }

    /// The values of the attributes' fields, without empty ones.
    func attributes(_ names: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for name in names { values[name] = self[FieldName.attribute(name)] }
        return values
    }
}
