import Accounts
import Directory
import Kernel
import Messaging
import UserPoolsModel
import Wire

/// Creates a user with a temporary password and sends an invitation, or sends it again (UP-ACU).
struct AdminCreateUser: Operation {
    let invitation: Invitation

    func perform(_ input: AdminCreateUserInput, for _: IAMCaller) async throws -> AdminCreateUserOutput {
        let form = Invitation.Form(
            pool: input.userPoolId, username: input.username,
            attributes: try Attributes.read(input.userAttributes), temporaryPassword: input.temporaryPassword,
            channels: channels(input), force: input.forceAliasCreation ?? false,
            triggerInput: SignUpTriggerInput(
                validationData: try Attributes.readIfGiven(input.validationData),
                clientMetadata: input.clientMetadata))
        let user = try await input.messageAction == .resend ? invitation.resend(form) : invitation.send(form)
        return AdminCreateUserOutput(user: UserType(user))
    }

    /// The requested channels: empty if the message is suppressed (UP-ACU-08), nil if the request names none.
    private func channels(_ input: AdminCreateUserInput) -> [Message.Channel]? {
        guard input.messageAction != .suppress else { return [] }
        guard let mediums = input.desiredDeliveryMediums, !mediums.isEmpty else { return nil }
        return mediums.map { $0 == .email ? .email : .sms }
    }
}
