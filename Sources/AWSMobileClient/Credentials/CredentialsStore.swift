import Foundation
import Kernel

/// The identity of one identity pool in a store, under the names of the iOS SDK.
struct CredentialsStore: Sendable {
    let store: any TokenStore
    let service: String

    /// - Parameter app: The app's bundle identifier or program name; it begins the name of the service.
    init(_ store: any TokenStore, app: String, identityPoolID: String) {
        self.store = store
        service = "\(app).AWSCognitoCredentialsProvider.\(identityPoolID)"
    }

    /// Reads the identity. Incomplete keys are ignored.
    func load() throws -> KeptIdentity {
        let entries = try store.entries(of: service)
        var kept = KeptIdentity(id: entries["identityId"])
        if let access = entries["accessKey"], let secret = entries["secretKey"],
            let expiration = entries["expiration"].flatMap(Double.init), expiration.isFinite
        {
            kept.keys = AWSCredentials(
                accessKey: access, secretKey: secret, sessionKey: entries["sessionKey"],
                expiration: Date(timeIntervalSince1970: expiration))
        }
        return kept
    }

    /// Replaces the identity.
    func save(_ kept: KeptIdentity) throws {
        try store.change(service) { entries in
            entries = [:]
            entries["identityId"] = kept.id
            entries["accessKey"] = kept.keys?.accessKey
            entries["secretKey"] = kept.keys?.secretKey
            entries["sessionKey"] = kept.keys?.sessionKey
            entries["expiration"] = kept.keys?.expiration.map { "\($0.timeIntervalSince1970)" }
        }
    }

    /// Removes the identity and its keys.
    func erase() throws {
        if try !store.entries(of: service).isEmpty { try store.change(service) { $0 = [:] } }
    }
}
