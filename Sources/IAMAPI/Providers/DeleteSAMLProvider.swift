import AccessControl
import IAMModel
import Wire
import WireRuntime

struct DeleteSAMLProvider: Operation {
    let providers: IAMSAMLProviders

    func perform(_ input: DeleteSAMLProviderInput, for _: IAMCaller) async throws -> DeleteSAMLProviderOutput {
        try await providers.delete(input.samlProviderArn)
        return DeleteSAMLProviderOutput()
    }
}
