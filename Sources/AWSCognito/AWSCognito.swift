public import AWSMobileClient
import Foundation
import Kernel
public import WireClient

/// Keeps users' data in datasets on this device, and shares them between the devices of an identity.
///
///     let syncClient = AWSCognito.default()
///     let dataset = try syncClient.openOrCreateDataset("myDataSet")
///     try dataset.setString("my value", forKey: "myKey")
///     try await dataset.synchronize()
///
/// A dataset reads and writes this device's copy, and works without a network. `synchronize` pulls the service's
/// changes and pushes this device's. The names are those of the iOS SDK.
public final class AWSCognito: Sendable {
    let context: SyncContext

    private static let standard = AWSCognito(client: .default())

    /// The client of the `awsconfiguration.json` that `AWSMobileClient.default()` reads, with its identity.
    public class func `default`() -> AWSCognito { standard }

    /// Makes a client with the identity and the configuration of an `AWSMobileClient`.
    ///
    /// The configuration's section `CredentialsProvider` names the identity pool; `Cognito` may name a `Region` and an
    /// `Endpoint`. Errors in the configuration are thrown by the calls.
    /// - Parameters:
    ///   - client: Gives identity and credentials.
    ///   - folder: Where the identity pool's file is kept; by default the app's folder for its data. It is made with
    ///     the first use.
    public convenience init(client: AWSMobileClient, folder: URL? = nil) {
        let address = client.sync.map { settings in
            SyncServiceAddress(
                identityPoolID: settings.identityPoolID, region: settings.region, origin: settings.origin,
                userAgent: settings.userAgent)
        }
        self.init(
            SyncContext(
                address.mapError { $0 }, credentials: client, folder: folder ?? Self.standardFolder,
                transport: client.transport))
    }

    /// Makes a client with credentials of the app's own.
    ///
    /// - Parameters:
    ///   - identityPoolId: The identity pool's id.
    ///   - region: The region that signatures name.
    ///   - endpoint: Scheme, host and optional port of the service, without a slash at the end.
    ///   - credentials: Gives identity and credentials.
    ///   - folder: Where the identity pool's file is kept; see `init(client:folder:)`.
    ///   - transport: Sends the requests.
    public convenience init(
        identityPoolId: String, region: String, endpoint: String, credentials: any SyncCredentialsProvider,
        folder: URL? = nil, transport: Transport = .urlSession()
    ) {
        let address = SyncServiceAddress(identityPoolID: identityPoolId, region: region, origin: endpoint)
        self.init(
            SyncContext(
                .success(address), credentials: credentials, folder: folder ?? Self.standardFolder,
                transport: transport))
    }

    init(_ context: SyncContext) { self.context = context }

    /// The user's folder for all apps, and in it one for this app.
    private static var standardFolder: URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return (folders.first ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("AWSCognito").appendingPathComponent(app)
    }
}
