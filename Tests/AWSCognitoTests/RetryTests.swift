import AWSMobileClient
import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// Errors of the service, of the network and of the credentials.
@Suite struct RetryTests {
    private let service = FakeSync(TestClock())
    private let device: TestDevice
    private let dataset: AWSCognitoDataset

    init() throws {
        device = TestDevice(service)
        dataset = try device.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
    }

    @Test func `a busy service is asked again, as often as the retries allow`() async throws {
        service.change { $0.faults = Array(repeating: FakeRefusal.busy, count: 5) }
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["k": "v"] && device.network.pauses.read { $0 } == 5)
        let broken = FakeRefusal(type: "InternalErrorException", status: 500)
        service.change { $0.faults = Array(repeating: broken, count: 6) }
        await expectError(-1000) { try await dataset.synchronize() }
        #expect(device.network.pauses.read { $0 } == 10)
    }

    @Test func `another error ends it at once, with the service's name and message`() async throws {
        service.change { $0.faults = [FakeRefusal(type: "NotAuthorizedException", status: 403)] }
        do {
            try await dataset.synchronize()
            Issue.record("There is no error.")
        } catch let error as AWSCognitoError {
            #expect(error == .remoteDataStorageFailed(message: "NotAuthorizedException: why"))
            #expect(error.serviceErrorName == "NotAuthorizedException" && error.localizedDescription == error.message)
        }
        #expect(device.network.pauses.read { $0 } == 0)
        service.change { $0.faults = [FakeRefusal(type: "LimitExceededException")] }
        await expectError(-1002) { try await dataset.synchronize() }
        #expect(AWSCognitoError.noDevice.serviceErrorName == nil)
        #expect(AWSCognitoError.errorDomain == "com.amazon.cognito.AWSCognitoErrorDomain")
    }

    // SYN-SNC-04
    @Test func `an error of the network is thrown unchanged, and nothing is lost`() async throws {
        service.change { $0.isOnline = false }
        await #expect(throws: URLError.self) { try await dataset.synchronize() }
        #expect(try dataset.record(forKey: "k")?.isDirty == true)
        service.change { $0.isOnline = true }
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["k": "v"])
    }

    @Test func `a push whose response was lost is not repeated`() async throws {
        _ = service.before.exchange { [service] operation in
            if operation == "UpdateRecords" { service.change { $0.lostResponses = 1 } }
        }
        await #expect(throws: URLError.self) { try await dataset.synchronize() }
        _ = service.before.exchange(nil)
        #expect(service.values("prefs") == ["k": "v"])
        #expect(try dataset.record(forKey: "k")?.isDirty == true)
        dataset.conflictHandler = { _, _ in nil }
        try await dataset.synchronize()
        #expect(service.count("UpdateRecords") == 1)
        #expect(try dataset.record(forKey: "k")?.isDirty == false && dataset.metadata()?.lastSyncCount == 1)
    }

    // SYN-INI-01
    @Test func `without credentials there is no request`() async throws {
        device.credentials.failure.change { $0 = AWSMobileClientError.notAuthorized(message: "Expired") }
        do {
            try await dataset.synchronize()
            Issue.record("There is no error.")
        } catch { #expect(error as? AWSCognitoError == .authenticationFailed(message: "Expired")) }
        device.credentials.failure.change { $0 = URLError(.notConnectedToInternet) }
        await #expect(throws: URLError.self) { try await dataset.synchronize() }
        #expect(service.state.read(\.log) == [])
    }

    // testSyncSessionToken
    @Test func `a session token serves for one update`() async throws {
        try await dataset.synchronize()
        try dataset.setString("w", forKey: "k")
        try await dataset.synchronize()
        #expect(service.count("ListRecords") == 2 && service.count("UpdateRecords") == 2)
        #expect(service.state.read { $0.sessions.isEmpty })
    }
}
