import IAMModel
import Kernel
import SecurityTokensModel
import WireRuntime

@testable import Wire

/// Signed; answers with what it was asked for, so that tests see what was read.
struct AssumeRole: Operation {
    func perform(_ input: AssumeRoleInput, for _: IAMCaller) async throws -> AssumeRoleOutput {
        let tags = (input.tags ?? []).map { "\($0.key)=\($0.value)" } + (input.transitiveTagKeys ?? [])
        return AssumeRoleOutput(
            assumedRoleUser: AssumedRoleUser(arn: input.roleArn, assumedRoleId: input.roleSessionName),
            packedPolicySize: input.durationSeconds, sourceIdentity: tags.joined(separator: ","))
    }
}

/// Unsigned, with an error of its own.
struct AssumeRoleWithWebIdentity: Operation {
    func perform(
        _ input: AssumeRoleWithWebIdentityInput, for _: Anyone
    ) async throws -> AssumeRoleWithWebIdentityOutput {
        throw ServiceError(.idpRejectedClaim, "<\(input.webIdentityToken.exposed)> & more\u{1}")
    }
}

/// Signed, and in no need of a permission.
struct GetCallerIdentity: Operation {
    func perform(_: GetCallerIdentityInput, for caller: SignedCaller) async throws -> GetCallerIdentityOutput {
        GetCallerIdentityOutput(account: caller.iamCaller.accountID, arn: caller.iamCaller.arn)
    }
}

/// No output.
struct DeleteRole: Operation {
    func perform(_ input: DeleteRoleInput, for _: IAMCaller) async throws -> DeleteRoleOutput {
        guard input.roleName != "none" else { throw TestRefusal(.notFound, "There is no role none.") }
        return NoOutput()
    }
}

/// Both services of the query protocol, over the credential checks of `WireFixture`.
struct QueryFixture {
    let fixture = WireFixture()

    var protocols: AWSProtocols { AWSProtocols(tables) }

    var tables: [OperationTable] {
        var (tokens, iam) = (fixture, fixture)
        (tokens.catalogue, iam.catalogue) = (.securityTokens, .iam)
        tokens.operations = [AssumeRole(), AssumeRoleWithWebIdentity(), GetCallerIdentity()]
        iam.operations = [DeleteRole()]
        return [fixture.table, tokens.table, iam.table]
    }

    static let form: WireRequest.Header = ("Content-Type", "application/x-www-form-urlencoded; charset=utf-8")
    static let signed: WireRequest.Header = ("Authorization", "signed")

    /// Posts a form.
    func post(_ body: String, _ headers: [WireRequest.Header] = [form, signed]) async -> WireResponse {
        await protocols.respond(to: WireRequest(headers: headers, body: Array(body.utf8), requestID: "r-7"))
    }
}
