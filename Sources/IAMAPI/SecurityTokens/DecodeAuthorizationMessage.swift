import SecurityTokensModel
import Wire
import WireRuntime

/// Decodes the encoded message of a denial. The denials of Martlet say in plain words what they have to say, as those
/// of IAM and STS do in AWS, so no text is a message of this account.
struct DecodeAuthorizationMessage: Operation {
    func perform(
        _: DecodeAuthorizationMessageInput, for _: IAMCaller
    ) async throws -> DecodeAuthorizationMessageOutput {
        throw ServiceError(.invalidAuthorizationMessage, "Message is not valid")
    }
}
