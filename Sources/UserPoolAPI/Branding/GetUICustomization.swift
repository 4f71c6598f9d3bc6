import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns the settings that apply to a client's pages; an empty structure if nothing was set (UP-UI-40).
struct GetUICustomization: Operation {
    let brandings: Brandings
    let publicURL: PublicURL

    func perform(_ input: GetUICustomizationInput, for _: IAMCaller) async throws -> GetUICustomizationOutput {
        let branding = try await brandings.find(
            for: input.clientId ?? Branding.allClients, in: input.userPoolId)
        return GetUICustomizationOutput(
            uiCustomization: branding.map { UICustomizationType($0, publicURL: publicURL) } ?? UICustomizationType())
    }
}
