import SecurityTokensModel
import Wire
import WireRuntime

/// Decodes the encoded message of a denial. The denials of Martlet are plain text, like the denials of IAM and STS in
/// AWS, so no text is an encoded message of this account.
struct DecodeAuthorizationMessage: Operation {
    func perform(
        _: DecodeAuthorizationMessageInput, for _: IAMCaller
    ) async throws -> DecodeAuthorizationMessageOutput {
        throw ServiceError(.invalidAuthorizationMessage, "Message is not valid")
    }
}
