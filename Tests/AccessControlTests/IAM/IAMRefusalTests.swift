import AccessControl
import Kernel
import Testing
import Wire
import WireRuntime

/// The codes of IAM's refusals.
@Suite struct IAMRefusalTests {
    @Test(arguments: [
        (EntityRefusal.noSuchPrincipal(.role("r")) as any IAMRefusal, "NoSuchEntityException", RefusalKind.notFound),
        (EntityRefusal.nameTaken(.user("a")), "EntityAlreadyExistsException", .conflict),
        (EntityRefusal.hasAccessKeys, "DeleteConflictException", .conflict),
        (ManagedPolicyRefusal.isInUse, "DeleteConflictException", .conflict),
        (ManagedPolicyRefusal.notAttachable(arn: "a"), "NoSuchEntityException", .notFound),
        (IAMQuotaRefusal.versions(5), "LimitExceededException", .limited),
        (PolicyDocumentRefusal.characters, "MalformedPolicyDocumentException", .invalid),
        (TrustedProviderRefusal.invalidURL, "InvalidInputException", .invalid),
    ])
    func `a refusal has IAM's code, and a kind for other protocols`(
        _ refusal: any IAMRefusal, _ code: String, _ kind: RefusalKind
    ) {
        #expect(refusal.code.rawValue == code && refusal.kind == kind)
        #expect(refusal.codes.suffix(kind.codes.count) == kind.codes[...])
        #expect(refusal.sentence == refusal.message && !refusal.message.isEmpty)
    }

    @Test func `each code is in IAM's model, with AWS's name and status`() {
        let expected: [IAMErrorCode: (String, Int)] = [
            .noSuchEntity: ("NoSuchEntity", 404), .entityAlreadyExists: ("EntityAlreadyExists", 409),
            .deleteConflict: ("DeleteConflict", 409), .limitExceeded: ("LimitExceeded", 409),
            .malformedPolicyDocument: ("MalformedPolicyDocument", 400), .invalidInput: ("InvalidInput", 400),
            .policyNotAttachable: ("PolicyNotAttachable", 400),
        ]
        #expect(expected.count == IAMErrorCode.allCases.count)
        for (code, (name, status)) in expected {
            let found = ErrorCode(rawValue: code.rawValue)
            #expect(found?.name(in: .iam) == name && found?.status(in: .iam) == status)
        }
    }

    @Test func `each code of STS has AWS's name and status`() {
        let samples: [(SecurityTokenRefusal, String, Int)] = [
            (.rootAssumesRole, "AccessDenied", 403), (.longerThanRole, "ValidationError", 400),
            (.longerThanChain, "ValidationError", 400), (.sessionCredentials(operation: ""), "AccessDenied", 403),
            (.unknownDevice, "AccessDenied", 403), (.sourceIdentityIsSet, "AccessDenied", 403),
            (.transitiveTag, "ValidationError", 400),
            (.packedPolicyTooLarge(percent: 1), "PackedPolicyTooLarge", 400),
            (.noSuchPolicy(arn: ""), "MalformedPolicyDocument", 400),
            (.notTrusted(action: ""), "AccessDenied", 403),
            (.invalidIdentityToken(""), "InvalidIdentityToken", 400),
            (.expiredIdentityToken(""), "ExpiredTokenException", 400),
            (.rejectedClaim(""), "IDPRejectedClaim", 403),
            (.providerUnreachable(""), "IDPCommunicationError", 400),
        ]
        for (refusal, name, status) in samples {
            let code = refusal.codes.first
            #expect(code?.name(in: .securityTokens) == name, "\(refusal)")
            #expect(code?.status(in: .securityTokens) == status, "\(refusal)")
        }
    }

    // A code that a service has already is the first one.
    @Test func `a code of the models comes first`() {
        #expect(PolicyDocumentRefusal.characters.codes.first == .malformedPolicyDocument)
        #expect(IAMQuotaRefusal.tags(50).codes.first == .limitExceeded)
    }
}
