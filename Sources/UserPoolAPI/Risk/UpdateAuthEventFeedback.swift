import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Records whether the user caused an event, authorised by the token in the e-mail about it.
struct UpdateAuthEventFeedback: Operation {
    let feedback: EventFeedback

    func perform(_ input: UpdateAuthEventFeedbackInput, for _: Anyone) async throws -> UpdateAuthEventFeedbackOutput {
        try await feedback.give(
            isValid: input.feedbackValue == .valid, on: input.eventId, of: input.username, in: input.userPoolId,
            token: input.feedbackToken)
        return UpdateAuthEventFeedbackOutput()
    }
}
