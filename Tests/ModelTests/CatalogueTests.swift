import Foundation
import IAMModel
import IdentityPoolsModel
import Kernel
import SecurityTokensModel
import SyncModel
import Testing
import UserPoolsModel

@testable import WireRuntime

struct CatalogueTests {
    static let all = [Catalogue.userPools, .identityPools, .sync, .securityTokens, .iam]
    static let inputs = all.flatMap(\.inputs)

    @Test func `the catalogue has every operation of the models once`() throws {
        let expected = [
            ("cognito-idp", Catalogue.userPools, 141), ("cognito-identity", .identityPools, 23),
            ("cognito-sync", .sync, 17), ("sts", .securityTokens, 11), ("iam", .iam, 58),
        ]
        for (file, catalogue, count) in expected {
            let model = try Self.model(file)
            let operations = try #require(model["operations"] as? [String: [String: Any]])
            let inputs = catalogue.inputs
            #expect(inputs.map { $0.operation.name } == operations.keys.sorted())
            #expect(inputs.count == count && Set(catalogue.operations.keys) == Set(operations.keys))
            for input in inputs {
                #expect(input.operation.service == catalogue.service)
                let facts = try #require(operations[input.operation.name])
                #expect(input.operation.signed == (facts["auth"] as? String != "none"))
                #expect(input.operation.hasOutput == (facts["output"] != nil))
                #expect(input.operation.errors.map(\.rawValue) == facts["errors"] as? [String])
            }
        }
    }

    @Test func `services of the query protocol have the version and the wrappers of their models`() throws {
        for catalogue in Self.all {
            let service = catalogue.service
            let model = try Self.model(service.signingName)
            let isQuery = model["protocol"] as? String == "query"
            #expect(service.queryVersion == (isQuery ? model["apiVersion"] as? String : nil))
            guard isQuery else { continue }
            // The protocol writes the namespace and the wrapper by these rules, and all names as members have them.
            let namespace = model["xmlNamespace"] as? String
            let version = try #require(service.queryVersion)
            #expect(
                namespace ?? "https://sts.amazonaws.com/doc/2011-06-15/"
                    == "https://\(service.signingName).amazonaws.com/doc/\(version)/")
            let operations = try #require(model["operations"] as? [String: [String: Any]])
            for (name, facts) in operations where facts["output"] != nil {
                #expect(facts["resultWrapper"] as? String == "\(name)Result")
            }
            let text = try String(decoding: JSONSerialization.data(withJSONObject: model), as: UTF8.self)
            for trait in ["locationName", "\"document\"", "\"blob\"", "xmlAttribute"] { #expect(!text.contains(trait)) }
        }
    }

    private static func model(_ file: String) throws -> [String: Any] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let data = try Data(contentsOf: root.appending(path: "Model/\(file).json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func `34 operations of user pools and 4 of identity pools need no signature`() {
        #expect(Catalogue.userPools.inputs.filter { !$0.operation.signed }.count == 34)
        #expect(Catalogue.identityPools.inputs.filter { !$0.operation.signed }.count == 4)
        #expect(Catalogue.sync.inputs.filter { !$0.operation.signed }.isEmpty)
        #expect(Catalogue.iam.inputs.filter { !$0.operation.signed }.isEmpty)
        let unsigned = Catalogue.securityTokens.inputs.filter { !$0.operation.signed }.map { $0.operation.name }
        #expect(unsigned == ["AssumeRoleWithSAML", "AssumeRoleWithWebIdentity"])
    }

    @Test(arguments: inputs.indices)
    func `every input and output survives a round trip`(_ index: Int) throws {
        try roundTrip(Self.inputs[index])
    }

    private func roundTrip<Input: OperationInput>(_: Input.Type) throws {
        try roundTrip(structure: Input.self)
        try roundTrip(structure: Input.Output.self)
        let sample = SampleDocument.object(Input.shape)
        #expect(throws: Never.self) { try Input.shape.validate(sample, for: Input.operation.service) }
    }

    private func roundTrip<Value: Structure>(structure _: Value.Type) throws {
        let sample = SampleDocument.object(Value.shape)
        let value = try Value(sample)
        let read = try JSONReader.read(value.jsonBytes)
        #expect(read == .object(sample))
        let bare = JSONObject(
            sample.members.filter { member in
                Value.shape.members.contains { $0.name == member.name && $0.isRequired }
            })
        #expect(try JSONReader.read(Value(bare).jsonBytes) == .object(bare))
    }

    @Test(arguments: inputs.indices)
    func `a missing required member of an input is reported`(_ index: Int) throws {
        let input = Self.inputs[index]
        for member in input.shape.members where member.isRequired {
            var sample = SampleDocument.object(input.shape)
            sample[member.name] = nil
            #expect(throws: ServiceError.self) { try input.init(sample) }
            do {
                try input.shape.validate(sample, for: input.operation.service)
                Issue.record("\(input) without \(member.name) was accepted")
            } catch {
                #expect(error.message.contains("Value null at '\(member.label)' failed"))
            }
        }
    }

    @Test func `codes have their service's status and name`() {
        #expect(ErrorCode.invalidParameter.status(in: .userPools) == 400)
        #expect(ErrorCode.internalError.status(in: .userPools) == 500)
        #expect(ErrorCode.notAuthorized.status(in: .userPools) == 400)
        #expect(ErrorCode.notAuthorized.status(in: .sync) == 403)
        #expect(ErrorCode.resourceNotFound.status(in: .sync) == 404)
        #expect(ErrorCode.resourceConflict.status(in: .sync) == 409)
        #expect(ErrorCode.tooManyRequests.status(in: .sync) == 429)
        #expect(ErrorCode.serviceUnavailable.status(in: .identityPools) == 503)
        #expect(ErrorCode.malformedPolicyDocument.name(in: .securityTokens) == "MalformedPolicyDocument")
        #expect(ErrorCode.notAuthorized.name(in: .userPools) == "NotAuthorizedException")
        for service in [ServiceName.securityTokens, .iam] {
            #expect(ErrorCode.invalidSignature.name(in: service) == "SignatureDoesNotMatch")
            #expect(ErrorCode.unrecognizedClient.name(in: service) == "InvalidClientTokenId")
            #expect(ErrorCode.throttling.name(in: service) == "Throttling")
            for code in [ErrorCode.invalidSignature, .unrecognizedClient, .missingAuthenticationToken, .accessDenied] {
                #expect(code.status(in: service) == 403)
            }
            #expect(ErrorCode.incompleteSignature.status(in: service) == 400)
        }
        #expect(ErrorCode.invalidSignature.status(in: .userPools) == 400)
    }

    @Test func `names follow the project's spelling`() {
        let pool = UserPoolType(
            id: UserPoolID(rawValue: "x"), smsAuthenticationMessage: "m", usernameAttributes: [.phoneNumber])
        #expect(pool.mfaConfiguration == nil)
        #expect(
            CreateUserPoolClientInput(callbackURLs: ["a"], clientName: "c", userPoolId: UserPoolID(rawValue: "p"))
                .callbackURLs == ["a"])
        #expect(
            AdminSetUserSettingsInput(
                mfaOptions: [], userPoolId: UserPoolID(rawValue: "p"), username: Username(rawValue: "u")
            ).mfaOptions
                .isEmpty)
        #expect(AuthFlowType.userSrpAuth.rawValue == "USER_SRP_AUTH")
        #expect(SecurityPolicyType.tlsV1_2_2021.rawValue == "TLS_V1_2_2021")
        #expect(RevokeAssociatedSessionsType.nothing.rawValue == "NONE")
    }

    @Test func `a confirmation code is written as it is and printed as dots`() {
        let input = ConfirmSignUpInput(
            clientId: ClientID(rawValue: "c"), confirmationCode: Secret("123456"), username: Username(rawValue: "u"))
        #expect(
            String(decoding: input.jsonBytes, as: UTF8.self)
                == #"{"ClientId":"c","ConfirmationCode":"123456","Username":"u"}"#)
        #expect(!"\(input)".contains("123456"))
    }

    @Test func `inputs name their resource`() {
        #expect(
            DescribeUserPoolInput(userPoolId: UserPoolID(rawValue: "p")).resource
                == .userPool(UserPoolID(rawValue: "p")))
        #expect(DeleteIdentityPoolInput(identityPoolId: "i").resource == .identityPool("i"))
        #expect(ListUserPoolsInput(maxResults: 1).resource == .everything)
        #expect(ListTagsForResourceInput(resourceArn: "a").resource == .named("a"))
        #expect(
            DescribeDatasetInput(datasetName: "d", identityId: "i", identityPoolId: "p").resource
                == .identity("i", pool: "p", dataset: "d"))
    }

    @Test func `paged inputs know their token and their longest page`() {
        var input = ListUserImportJobsInput(maxResults: 5, paginationToken: "t", userPoolId: UserPoolID(rawValue: "p"))
        #expect(input.pageToken == "t" && input.pageLimit == 5)
        input.pageToken = nil
        input.pageLimit = nil
        #expect(input.paginationToken == nil && input.maxResults == ListUserImportJobsInput.maxPage)
        #expect(ListResourceServersInput.maxPage == 50)
        #expect(ListWebAuthnCredentialsInput.maxPage == 20)
        #expect(ListResourceServersInput.usualPage == 50)
        #expect(ListRolesInput.maxPage == 1000 && ListRolesInput.usualPage == 100)
    }
}
