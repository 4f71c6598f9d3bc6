import Accounts
import Directory
import Factors
import Kernel
import Messaging
import Storage
import Styling
import TestKit
import Testing
import Tokens
import UserPoolAPI
import UserPoolsModel
import Wire
import WireRuntime

/// Cognito's codes for the refusals of the domains, as callers of an operation see them.
@Suite struct RefusalCodeTests {
    private func code(_ refusal: any Refusal, _ name: String) throws -> ErrorCode {
        ServiceError(refusal, for: try #require(Catalogue.userPools.operations[name])).code
    }

    @Test func `refusals of users and accounts have Cognito's codes`() throws {
        for (refusal, operation, expected) in [
            (UserRefusal.notFound, "ForgotPassword", .userNotFound),
            (UserRefusal.notFound, "ListUsers", .resourceNotFound),
            (UserRefusal.disabled, "InitiateAuth", .notAuthorized),
            (UserRefusal.usernameTaken, "SignUp", .usernameExists),
            (UserRefusal.usernameTaken, "UpdateUserAttributes", .invalidParameter),
            (UserRefusal.contactTaken(.email), "SignUp", .usernameExists),
            (UserRefusal.aliasTaken(.email), "ConfirmSignUp", .aliasExists),
            (UserRefusal.aliasTaken(.email), "AdminCreateUser", .usernameExists),
            (UserRefusal.aliasInUse(.email), "UpdateUserAttributes", .aliasExists),
            (AttributeRefusal.notWritable, "SignUp", .notAuthorized),
            (AttributeRefusal.alreadyProvided("x"), "RespondToAuthChallenge", .notAuthorized),
            (AccountRefusal.unknownUsername, "ConfirmForgotPassword", .userNotFound),
            (AccountRefusal.invitedUsernameTaken, "AdminCreateUser", .usernameExists),
            (AccountRefusal.signUpNotPermitted, "SignUp", .notAuthorized),
            (AccountRefusal.notUnconfirmed(.confirmed), "ConfirmSignUp", .notAuthorized),
            (AccountRefusal.notInvited("x"), "AdminCreateUser", .unsupportedUserState),
            (AccountRefusal.recoveryByAdministratorOnly, "ForgotPassword", .notAuthorized),
            (AccountRefusal.passwordNotResettable, "AdminResetUserPassword", .notAuthorized),
            (AccountRefusal.hasExternalProvider, "AdminSetUserPassword", .invalidParameter),
        ] as [(any Refusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
    }

    @Test func `refusals of proofs have Cognito's codes`() throws {
        for (refusal, operation, expected) in [
            (SignInRefusal.wrongCredentials, "InitiateAuth", .notAuthorized),
            (SignInRefusal.attemptsExceeded, "InitiateAuth", .notAuthorized),
            (SignInRefusal.invalidSession, "RespondToAuthChallenge", .notAuthorized),
            (SignInRefusal.notConfirmed, "InitiateAuth", .userNotConfirmed),
            (SignInRefusal.passwordResetRequired, "InitiateAuth", .passwordResetRequired),
            (SignInRefusal.temporaryPasswordExpired, "InitiateAuth", .notAuthorized),
            (SignInRefusal.userIsChanging, "InitiateAuth", .tooManyRequests),
            (CodeRefusal.mismatch, "ConfirmSignUp", .codeMismatch),
            (CodeRefusal.expired, "ConfirmSignUp", .expiredCode),
            (CodeRefusal.mismatch, "VerifySoftwareToken", .codeMismatch),
            (PasswordRefusal.tooShort(for: .signUp), "SignUp", .invalidPassword),
            (PasswordRefusal.tooLong(for: .signUp), "SignUp", .invalidPassword),
            (PasswordRefusal.lacks("x", for: .signUp), "SignUp", .invalidPassword),
            (PasswordRefusal.common(for: .signUp), "SignUp", .invalidPassword),
            (PasswordRefusal.usedBefore, "ChangePassword", .passwordHistoryPolicyViolation),
            (DeliveryRefusal.undeliverable, "SignUp", .codeDeliveryFailure),
        ] as [(any Refusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
    }

    @Test func `refusals of second factors have Cognito's codes`() throws {
        for (refusal, operation, expected) in [
            (.sentCodeMismatch, "RespondToAuthChallenge", .codeMismatch),
            (.softwareTokenMismatch, "RespondToAuthChallenge", .codeMismatch),
            (.softwareTokenUsed, "RespondToAuthChallenge", .expiredCode),
            (.registrationMismatch, "VerifySoftwareToken", .enableSoftwareTokenMFA),
            (.softwareTokenNotFound, "VerifySoftwareToken", .softwareTokenMFANotFound),
            (.softwareTokenNotFound, "AdminRespondToAuthChallenge", .softwareTokenMFANotFound),
            (.softwareTokensNotOffered, "AssociateSoftwareToken", .softwareTokenMFANotFound),
        ] as [(SecondFactorRefusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
    }

    @Test func `refusals of devices have Cognito's codes`() throws {
        for (refusal, operation, expected) in [
            (.notFound, "RespondToAuthChallenge", .resourceNotFound), (.notFound, "GetDevice", .resourceNotFound),
            (.alreadyConfirmed, "ConfirmDevice", .deviceKeyExists),
            (.notTracked, "ConfirmDevice", .invalidUserPoolConfiguration),
        ] as [(DeviceRefusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
    }

    @Test(arguments: AccessTokenRefusal.allCases)
    func `an access token that is not accepted is NotAuthorizedException`(_ refusal: AccessTokenRefusal) throws {
        #expect(try code(refusal, "GetUser") == .notAuthorized)
    }

    @Test func `refusals of refresh tokens have Cognito's codes`() throws {
        for refusal in RefreshTokenRefusal.allCases {
            let (operation, expected): (String, ErrorCode) =
                switch refusal {
                case .revoked, .expired, .invalid, .ofOtherClient, .ofDeletedUser: ("InitiateAuth", .notAuthorized)
                case .reused: ("GetTokensFromRefreshToken", .refreshTokenReuse)
                case .revocationNotEnabled: ("RevokeToken", .unsupportedOperation)
                case .notRevocable: ("RevokeToken", .unsupportedTokenType)
                case .notRevocableByOtherClient: ("RevokeToken", .unauthorized)
                }
            #expect(try code(refusal, operation) == expected, "\(refusal)")
        }
    }

    @Test func `refusals of pools, clients, groups and quotas have Cognito's codes`() throws {
        let client = ClientID(rawValue: "c")
        for (refusal, operation, expected) in [
            (PoolRefusal.featureUnavailableInTier([.passwordHistory]), "CreateUserPool", .featureUnavailableInTier),
            (PoolRefusal.featureUnavailableInTier([.emailMFA]), "SetUserPoolMfaConfig", .featureUnavailableInTier),
            (PoolRefusal.tierChangeNotAllowed([.passwordHistory]), "UpdateUserPool", .tierChangeNotAllowed),
            (ClientRefusal.secretHashMissing(client), "SignUp", .notAuthorized),
            (ClientRefusal.wrongSecretHash(client), "InitiateAuth", .notAuthorized),
            (ClientRefusal.wrongSecret(client), "GetTokensFromRefreshToken", .notAuthorized),
            (ClientRefusal.exclusiveFlow, "CreateUserPoolClient", .invalidOAuthFlow),
            (ClientRefusal.flowRequiresSecret, "UpdateUserPoolClient", .invalidOAuthFlow),
            (ClientRefusal.unknownScope("x"), "CreateUserPoolClient", .scopeDoesNotExist),
            (ClientRefusal.isPublic(client), "AddUserPoolClientSecret", .invalidParameter),
            (ClientRefusal.lastSecret, "DeleteUserPoolClientSecret", .invalidParameter),
            (GroupRefusal.notFound, "GetGroup", .resourceNotFound),
            (GroupRefusal.nameTaken, "CreateGroup", .groupExists),
            (QuotaRefusal.pools(1), "CreateUserPool", .limitExceeded),
            (QuotaRefusal.clientsPerPool(1), "CreateUserPoolClient", .limitExceeded),
            (QuotaRefusal.groupsPerPool(1), "CreateGroup", .limitExceeded),
            (QuotaRefusal.groupsPerUser(1), "AdminAddUserToGroup", .tooManyRequests),
            (QuotaRefusal.resourceServersPerPool(1), "CreateResourceServer", .limitExceeded),
            (QuotaRefusal.scopesPerResourceServer(1), "CreateResourceServer", .limitExceeded),
            (QuotaRefusal.secretsPerClient(2), "AddUserPoolClientSecret", .limitExceeded),
            (QuotaRefusal.calls, "ForgotPassword", .limitExceeded),
            (MissingResource.pool(UserPoolID(rawValue: "p")), "DescribeUserPool", .resourceNotFound),
            (ConcurrentChange(of: "user pool"), "UpdateUserPool", .concurrentModification),
            (StorageRefusal.contention, "SignUp", .tooManyRequests),
            (StorageRefusal.unavailable, "SignUp", .serviceUnavailable),
            (InvalidInput("x"), "SignUp", .invalidParameter), (Unavailable("x"), "SignUp", .serviceUnavailable),
        ] as [(any Refusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
    }

    @Test func `refusals of resource servers, domains and style sheets have Cognito's codes`() throws {
        for (refusal, operation, expected) in [
            (ResourceServerRefusal.notFound("x"), "DescribeResourceServer", .resourceNotFound),
            (
                ResourceServerRefusal.identifierTaken("x", UserPoolID(rawValue: "p")), "CreateResourceServer",
                .invalidParameter
            ),
            (StyleSheetRefusal.selector("x", line: 1), "SetUICustomization", .invalidParameter),
            (StyleSheetRefusal.property("x", line: 1), "SetUICustomization", .invalidParameter),
            (StyleSheetRefusal.function("x", line: 1), "SetUICustomization", .invalidParameter),
            (StyleSheetRefusal.syntax(expected: "x", line: 1), "SetUICustomization", .invalidParameter),
        ] as [(any Refusal, String, ErrorCode)] {
            #expect(try code(refusal, operation) == expected, "\(refusal) \(operation)")
        }
        #expect(try code(DomainRefusal.noDomain, "UpdateUserPoolDomain") == .resourceNotFound)
        for refusal in DomainRefusal.allCases where refusal != .noDomain {
            for operation in ["CreateUserPoolDomain", "SetUICustomization", "DeleteUserPool"] {
                #expect(try code(refusal, operation) == .invalidParameter, "\(refusal) \(operation)")
            }
        }
    }
}
