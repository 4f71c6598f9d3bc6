import AWSMobileClient
import Kernel
import SyncModel
import WireClient
import WireRuntime

/// The calls of the service, signed with the identity's credentials.
struct SyncCalls: Sendable {
    let identityPoolID: String
    private let wire: WireClient

    /// A service that names a next page after this many is taken for broken.
    private static let maxPages = 100

    init(
        _ address: SyncServiceAddress, credentials: any SyncCredentialsProvider, transport: Transport, world: World
    ) {
        identityPoolID = address.identityPoolID
        let region = address.region
        wire = WireClient(origin: address.origin, transport: transport.sending(userAgent: address.userAgent)) {
            request, operation in
            let keys: AWSCredentials
            do { keys = try await credentials.getAWSCredentials() } catch {
                throw AWSCognitoError.missingCredentials(error)
            }
            let signing = SigningKeys(
                accessKeyID: keys.accessKey, secret: Secret(keys.secretKey),
                sessionToken: keys.sessionKey.map(Secret.init))
            return ClientSigner(signing, region: region, now: world.now).sign(request, for: operation)
        }
    }

    /// The records of a dataset that the service accepted after the given `syncCount`.
    ///
    /// - Parameter page: The token of the next page of the list; nil for the first one.
    func records(of dataset: DatasetKey, since count: Int64, page: String?) async throws -> ListRecordsOutput {
        try await wire.call(
            ListRecordsInput(
                datasetName: dataset.name, identityId: dataset.identity, identityPoolId: identityPoolID,
                lastSyncCount: count, nextToken: page))
    }

    /// Updates records at the service, all or none of them.
    func update(
        _ dataset: DatasetKey, with patches: [RecordPatch], session: String, device: String?
    ) async throws -> [Record] {
        let output = try await wire.call(
            UpdateRecordsInput(
                datasetName: dataset.name, deviceId: device, identityId: dataset.identity,
                identityPoolId: identityPoolID, recordPatches: patches, syncSessionToken: session))
        return output.records ?? []
    }

    /// Deletes a dataset at the service. If it does not exist there, nothing happens.
    func delete(_ dataset: DatasetKey) async throws {
        do {
            _ = try await wire.call(
                DeleteDatasetInput(
                    datasetName: dataset.name, identityId: dataset.identity, identityPoolId: identityPoolID))
        } catch let error as ServiceResponseError where error.code == .resourceNotFound {}
    }

    /// All datasets of an identity at the service.
    func datasets(of identity: String) async throws -> [Dataset] {
        var (found, page): ([Dataset], String?) = ([], nil)
        for _ in 0..<Self.maxPages {
            let output = try await wire.call(
                ListDatasetsInput(identityId: identity, identityPoolId: identityPoolID, nextToken: page))
            found += output.datasets ?? []
            page = output.nextToken
            if page == nil { return found }
        }
        throw AWSCognitoError.endlessPages
    }

    /// Registers this device at the service, and returns the service's id of it.
    func register(_ token: String, on platform: Platform, of identity: String) async throws -> String {
        let output = try await wire.call(
            RegisterDeviceInput(
                identityId: identity, identityPoolId: identityPoolID, platform: platform, token: token))
        guard let device = output.deviceId, !device.isEmpty else {
            throw AWSCognitoError.remoteDataStorageFailed(message: "The service sent no id of the device.")
        }
        return device
    }

    func subscribe(_ device: String, to dataset: DatasetKey) async throws {
        _ = try await wire.call(
            SubscribeToDatasetInput(
                datasetName: dataset.name, deviceId: device, identityId: dataset.identity,
                identityPoolId: identityPoolID))
    }

    func unsubscribe(_ device: String, from dataset: DatasetKey) async throws {
        _ = try await wire.call(
            UnsubscribeFromDatasetInput(
                datasetName: dataset.name, deviceId: device, identityId: dataset.identity,
                identityPoolId: identityPoolID))
    }
}
