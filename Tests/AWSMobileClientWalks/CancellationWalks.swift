import Kernel
import Testing

@testable import AWSMobileClient

/// Calls that end early, with the real server and the system's HTTP. One engine is enough: the server notices nothing.
///
/// The calls are counted and not awaited, so that one without an end fails its walk and does not hang it.
@Suite(.timeLimit(.minutes(10))) struct CancellationWalks {
    @Test(arguments: WalkEngine.available.prefix(1))
    func `three hundred sign-ins end, each with a sign-out up to 25 milliseconds later`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device, ended) = (try await server.user(), try ownDevice(server), Locked(0))
        for number in 0..<300 {
            device.client.signIn(username: user.username, password: user.password) { _, _ in
                ended.change { $0 += 1 }
            }
            try await Task.sleep(for: .milliseconds(number % 26))
            device.client.signOut()
            try await wait(for: number + 1, of: ended)
        }
        #expect(try await device.signIn(user).signInState == .signedIn)
    }

    @Test(arguments: WalkEngine.available.prefix(1))
    func `a hundred sign-ins that replace each other end`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device, ended) = (try await server.user(), try ownDevice(server), Locked(0))
        for number in 0..<100 {
            for _ in 0..<2 {
                device.client.signIn(username: user.username, password: user.password) { _, _ in
                    ended.change { $0 += 1 }
                }
                try await Task.sleep(for: .milliseconds(number % 13))
            }
            try await wait(for: 2 * number + 2, of: ended)
            device.client.signOut()
        }
        #expect(try await device.signIn(user).signInState == .signedIn)
    }

    @Test(arguments: WalkEngine.available.prefix(1))
    func `a hundred calls end with the cancellation of their tasks`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (device, ended) = (try ownDevice(server), Locked(0))
        try await device.signIn(server.user())
        for number in 0..<100 {
            let call = Task { try await device.client.getUserAttributes() }
            Task {
                _ = await call.result
                ended.change { $0 += 1 }
            }
            try await Task.sleep(for: .milliseconds(number % 11))
            call.cancel()
            try await wait(for: number + 1, of: ended)
        }
        #expect(try await device.client.getUserAttributes()["sub"] == device.client.userSub)
    }

    /// A device with a session of its own, which a fault here cannot break for the other walks.
    private func ownDevice(_ server: MartletProcess) throws -> Device {
        try server.device(network: TestNetwork(.urlSession()))
    }

    /// Waits until `count` calls have `ended`. Ends the walk otherwise.
    private func wait(for count: Int, of ended: Locked<Int>) async throws {
        try await eventually("Every call ends.") { ended.read { $0 } == count }
        try #require(ended.read { $0 } == count)
    }
}
