import Directory
import Kernel
import UserPoolsModel
import Wire

/// Replaces the style sheet and the logo of a client's pages, or those of all clients (UP-UI-01).
struct SetUICustomization: Operation {
    let brandings: Brandings
    let publicURL: PublicURL

    func perform(_ input: SetUICustomizationInput, for _: IAMCaller) async throws -> SetUICustomizationOutput {
        let branding = try await brandings.replace(
            for: input.clientId ?? Branding.allClients, in: input.userPoolId, css: input.css, logo: input.imageFile)
        return SetUICustomizationOutput(uiCustomization: UICustomizationType(branding, publicURL: publicURL))
    }
}
