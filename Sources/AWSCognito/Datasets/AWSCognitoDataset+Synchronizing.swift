import Foundation
import Kernel

/// The result of `AWSCognitoDataset.synchronizeOnConnectivity`.
public enum AWSCognitoConnectivityResult: Hashable, Sendable {
    /// The dataset is synchronized.
    case synchronized
    /// The network is unavailable; the dataset is synchronized once it is back.
    case scheduled
}

extension AWSCognitoDataset {
    /// Pulls the service's changes, resolves conflicts, and pushes this device's changes.
    ///
    /// Only one call at a time synchronizes a dataset. One more call waits for it, up to 300 seconds. A handler must
    /// not wait for this dataset to be synchronized.
    ///
    /// - Throws: `AWSCognitoError`, an error of the network, `CancellationError`, or an error in the configuration.
    ///   Changes on this device are kept, to be pushed later.
    public func synchronize() async throws {
        if synchronizeOnWiFiOnly, context.network.isCellularOnly() { throw AWSCognitoError.cellularNetwork }
        let gate = context.gate(of: name)
        try await gate.enter(within: context.waitLimit)
        defer { gate.leave() }
        context.events.publish(.didStartSynchronize(dataset: name))
        do {
            try await run()
            context.events.publish(.didEndSynchronize(dataset: name))
        } catch {
            context.events.publish(.didFailToSynchronize(dataset: name, error: error))
            context.events.publish(.didEndSynchronize(dataset: name))
            throw error
        }
    }

    /// Synchronizes the dataset, or, without a network, schedules it for when the network is back.
    ///
    /// A scheduled synchronization runs once, even if it was requested several times, and is cancelled with this
    /// object; its errors are in `events` and in the notifications. On Apple platforms a change of the network starts
    /// it; elsewhere it is retried, first after a second and later every minute.
    ///
    /// - Returns: Whether it was synchronized or scheduled.
    /// - Throws: The errors of `synchronize`, except those of a missing network.
    @discardableResult
    public func synchronizeOnConnectivity() async throws -> AWSCognitoConnectivityResult {
        do {
            try await synchronize()
            return .synchronized
        } catch let error as URLError where error.meansNoNetwork {
            schedule()
            return .scheduled
        }
    }

    private func run() async throws {
        let settings = settings.read { $0 }
        let notified = NotifiedCopies()
        notified.notify(settings, of: try localCopies(), ofDataset: name)
        try await context.calling { calls, identity in
            let run = SyncRun(
                dataset: DatasetKey(identity: identity, name: name), calls: calls, context: context,
                store: try context.store(), settings: settings, device: try context.device(), notified: notified)
            try await run.run()
        }
    }

    /// The copies of this dataset that an earlier identity has left on this device: `<name>.<identity>`.
    private func localCopies() throws -> [String] {
        try write { database, dataset in
            let stored = try LocalDatasetTable.all(of: dataset.identity, in: database).filter { !$0.isDeleted() }
            return stored.map(\.name).filter { $0.hasPrefix("\(name).") && $0.dropFirst(name.count + 1).isIdentity }
        }
    }

    private func schedule() {
        scheduled.change { task in
            guard task == nil else { return }
            let network = context.network
            task = Task { [weak self] in
                var attempt = 0
                while true {
                    do { try await network.wait(attempt) } catch { return }
                    guard let again = await self?.tryScheduled(), again else { return }
                    attempt += 1
                }
            }
        }
    }

    /// Synchronizes the dataset as scheduled.
    ///
    /// - Returns: Whether there is still no network.
    private func tryScheduled() async -> Bool {
        do { try await synchronize() } catch let error as URLError where error.meansNoNetwork { return true } catch {
            // `synchronize` has published it; no caller waits for it.
        }
        _ = scheduled.exchange(nil)
        return false
    }
}

extension URLError {
    /// Whether the request may succeed once the network is another one.
    var meansNoNetwork: Bool {
        switch code {
        case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost,
            .timedOut, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            true
        default: false
        }
    }
}

extension StringProtocol {
    /// Whether this is a region, a colon and hexadecimal digits with hyphens, as ids of identities are.
    fileprivate var isIdentity: Bool {
        guard let cut = utf8.firstIndex(of: UInt8(ascii: ":")), cut != utf8.startIndex else { return false }
        let id = utf8[cut...].dropFirst()
        return !id.isEmpty && id.allSatisfy { $0.asciiHexDigitValue != nil || $0 == UInt8(ascii: "-") }
            && utf8[..<cut].allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) }
    }
}
