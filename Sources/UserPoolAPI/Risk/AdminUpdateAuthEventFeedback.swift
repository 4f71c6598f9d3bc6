import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Records whether the user caused an event.
struct AdminUpdateAuthEventFeedback: Operation {
    let administration: Administration

    func perform(_ input: AdminUpdateAuthEventFeedbackInput, for _: IAMCaller) async throws
        -> AdminUpdateAuthEventFeedbackOutput
    {
        try await administration.giveFeedback(
            isValid: input.feedbackValue == .valid, on: input.eventId, of: input.username, in: input.userPoolId)
        return AdminUpdateAuthEventFeedbackOutput()
    }
}
