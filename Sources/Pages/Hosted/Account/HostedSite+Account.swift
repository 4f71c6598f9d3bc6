import Directory
import Kernel
import OAuth
import Wire

/// The pages of the user's account.
extension HostedSite {
    static let accountPages: [any HostedPage] = [
        AccountOverviewPage(), AccountSessionPage(), AccountDevicePage(), AccountProviderPage(), ChangePasswordPage(),
        SecondFactorsPage(), NewAuthenticatorPage(), AuthenticatorCodePage(), AuthenticatorRemovalPage(),
        RecoveryCodesPage(),
    ]

    /// Whether the pool of the client that `request` names has these pages. If the request names no client, the page
    /// itself reports that.
    func showsAccount(to request: WireRequest) async -> Bool {
        let query = QueryParameters(request.query, plusSign: .space)
        guard let id = query.anyText("client_id").map(ClientID.init(rawValue:)), id.isPlausible else { return true }
        do {
            let pool = try await settings.pool(try await settings.client(id).pool)
            return pool.extensions.showsAccount ?? true
        } catch { return true }
    }
}
