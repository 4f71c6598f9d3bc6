import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Adds an unconfirmed user; a code goes to the contact that the pool verifies (SGN-SELF).
struct SignUp: Operation {
    let registration: Registration

    func perform(_ input: SignUpInput, for _: Anyone) async throws -> SignUpOutput {
        guard let password = input.password else { throw InvalidInput("Missing required parameter Password") }
        let entered = try await registration.register(
            Registration.Form(
                client: input.clientId, secretHash: input.secretHash,
                username: input.username,
                password: password, attributes: try Attributes.read(input.userAttributes)))
        return SignUpOutput(
            codeDeliveryDetails: entered.details.map(CodeDeliveryDetailsType.init), userConfirmed: false,
            userSub: entered.id)
    }
}
