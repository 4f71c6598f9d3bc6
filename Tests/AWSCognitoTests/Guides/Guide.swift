import AWSCognito

// The samples of docs/awscognito.md and of the page for the documentation site, word for word.

enum Guide {
    static func begin(_ syncClient: AWSCognito) async throws -> String? {
        let dataset = try syncClient.openOrCreateDataset("myDataSet")
        try dataset.setString("my value", forKey: "myKey")
        let value = try dataset.string(forKey: "myKey")
        try await dataset.synchronize()
        return value
    }

    static func delete(_ dataset: AWSCognitoDataset) async throws {
        try dataset.clear()
        try await dataset.synchronize()
    }

    static func resolve(_ dataset: AWSCognitoDataset) {
        dataset.conflictHandler = { datasetName, conflict in
            guard let mine = conflict.localRecord.data.string(), let theirs = conflict.remoteRecord.data.string()
            else { return conflict.resolveWithRemoteRecord() }
            return conflict.resolveWithValue("\(mine)\n\(theirs)")
        }
    }

    static func keep(_ dataset: AWSCognitoDataset) {
        dataset.datasetDeletedHandler = { datasetName in
            // Keeps the data on this device, and pushes them anew.
            false
        }
    }

    static func fold(_ syncClient: AWSCognito) {
        syncClient.datasetMergedHandler = { [weak syncClient] datasetName, copies in
            guard let syncClient else { return }
            do {
                let dataset = try syncClient.openOrCreateDataset(datasetName)
                for name in copies {
                    let copy = try syncClient.openOrCreateDataset(name)
                    try await copy.synchronize()
                    for (key, value) in try copy.getAll() where try dataset.string(forKey: key) == nil {
                        try dataset.setString(value, forKey: key)
                    }
                    try copy.clear()
                    try await copy.synchronize()
                }
            } catch {
                // The handler is called again the next time the dataset is synchronized.
            }
        }
    }

    static func follow(_ dataset: AWSCognitoDataset, _ show: (String) -> Void) async {
        for await event in dataset.events {
            switch event {
            case .didChangeLocalValueFromRemote(_, let keys): show("Changed elsewhere: \(keys)")
            case .didFailToSynchronize(_, let error): show("Not synchronized: \(error)")
            default: break
            }
        }
    }

    static func register(_ syncClient: AWSCognito, _ deviceToken: Data) async throws {
        try await syncClient.registerDevice(deviceToken)
        try await syncClient.openOrCreateDataset("myDataSet").subscribe()
    }

    static func receive(_ syncClient: AWSCognito, _ userInfo: [AnyHashable: Any]) {
        syncClient.didReceiveRemoteNotification(userInfo) { result, error in
            // result is .synchronized, .upToDate or .ignored
        }
    }
}
