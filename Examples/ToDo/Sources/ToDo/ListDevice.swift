import AWSCognito
import AWSMobileClient
import Foundation

/// A device with a list, by commands from standard input.
final class ListDevice: Sendable {
    private let mobileClient: AWSMobileClient
    private let syncClient: AWSCognito

    init(folder: URL, configurationFile path: String) {
        mobileClient = AWSMobileClient(
            configurationFile: path, store: FileTokenStore(folder: folder.appendingPathComponent("session")))
        syncClient = AWSCognito(client: mobileClient, folder: folder.appendingPathComponent("datasets"))
        syncClient.datasetMergedHandler = { [weak syncClient] root, copies in
            do { try await syncClient?.fold(copies, into: root) } catch { say("The lists were not joined: \(error)") }
        }
    }

    /// Runs until the user quits or the input ends.
    func run() async {
        let reports = Task { [events = syncClient.events] in for await event in events { report(event) } }
        defer { reports.cancel() }
        say("list · add TEXT · done NUMBER · sync · in · out · register TOKEN · push MESSAGE · quit")
        while let line = readLine(), line != "quit" {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard let command = words.first else { continue }
            do { try await take(command, words.count > 1 ? words[1] : "") } catch { say(message(error)) }
        }
    }

    private func take(_ command: String, _ text: String) async throws {
        // Opened each time, because the list is the user's who is signed in.
        let list = ToDoList(dataset: try syncClient.openOrCreateDataset("ToDo"))
        switch command {
        case "list":
            for (index, entry) in try list.entries().enumerated() { say("\(index + 1). \(entry.text)") }
        case "add": try list.add(text)
        case "done": say(try list.remove(at: Int(text) ?? 0).map { "Done: \($0)" } ?? "There is no such entry.")
        case "sync": say("\(try await list.dataset.synchronizeOnConnectivity())")
        case "in": try await signIn()
        case "register":
            try await syncClient.registerDevice(token: text, on: .gcm)
            try await list.dataset.subscribe()
            say("Other devices' changes are told.")
        case "push": try await take(message: text)
        case "out": try await mobileClient.signOut(options: SignOutOptions())
        default: say("There is no command \(command).")
        }
    }

    /// Takes a push message, as the platform gives it to an app.
    private func take(message: String) async throws {
        let data = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any] ?? [:]
        guard let update = AWSCognitoPushUpdate(data) else { return say("It is not a message of Cognito Sync.") }
        say("\(try await syncClient.synchronize(update))")
    }

    private func signIn() async throws {
        say("Name:")
        let name = readLine() ?? ""
        say("Password:")
        try await mobileClient.signIn(username: name, password: readLine() ?? "")
        // The identity pool says which identity the user has.
        _ = try await mobileClient.getAWSCredentials()
        say("Signed in.")
    }

    private func report(_ event: AWSCognitoEvent) {
        switch event {
        case .didChangeLocalValueFromRemote(_, let keys): say("Another device has changed \(keys.count) entries.")
        case .didChangeRemoteValue(_, let keys): say("\(keys.count) changes have reached the service.")
        case .didFailToSynchronize(_, let error): say("Not synchronized: \(message(error))")
        case .didStartSynchronize, .didEndSynchronize: break
        }
    }

    private func message(_ error: any Error) -> String {
        switch error {
        case let error as AWSCognitoError: error.message
        case let error as AWSMobileClientError: error.message
        default: error.localizedDescription
        }
    }
}

extension AWSCognito {
    /// Takes the records of copies into the dataset that they are copies of, and deletes the copies.
    func fold(_ copies: [String], into root: String) async throws {
        let dataset = try openOrCreateDataset(root)
        for name in copies {
            let copy = try openOrCreateDataset(name)
            try await copy.synchronize()
            for (key, value) in try copy.getAll() where try dataset.string(forKey: key) == nil {
                try dataset.setString(value, forKey: key)
            }
            try copy.clear()
            try await copy.synchronize()
        }
        try await dataset.synchronize()
    }
}
