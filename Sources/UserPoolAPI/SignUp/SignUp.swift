import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Adds an unconfirmed user; a code goes to the contact that the pool verifies (SGN-SELF).
struct SignUp: Operation {
    let registration: Registration

    func perform(_ input: SignUpInput, for _: Anyone) async throws -> SignUpOutput {
        let entered = try await StatedContext.with(endpointIn: input.analyticsMetadata) {
            try await StatedContext.with(deviceIn: input.userContextData, of: input.clientId) {
                try await registration.register(
                    Registration.Form(
                        client: input.clientId, secretHash: input.secretHash, username: input.username,
                        password: input.password, attributes: try Attributes.read(input.userAttributes),
                        triggerInput: SignUpTriggerInput(
                            validationData: try Attributes.readIfGiven(input.validationData),
                            clientMetadata: input.clientMetadata)))
            }
        }
        return SignUpOutput(
            codeDeliveryDetails: entered.details.map(CodeDeliveryDetailsType.init), session: entered.session,
            userConfirmed: entered.isConfirmed, userSub: entered.id)
    }
}
