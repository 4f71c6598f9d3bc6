import Kernel
import UserPoolsModel
import WireClient

extension SessionDriver {
    /// Performs the remote steps of a sign-out, each regardless of the others' results, and answers the call.
    func signOutRemotely(for call: CallID, with remote: RemoteSignOut) {
        let task = Task {
            var failures: [SignOutError.Failure] = []
            for step in remote.steps {
                do { try await run(step, of: remote) } catch is CancellationError {
                    return answer(call, with: .failed(CancellationError()))
                } catch { failures.append(.init(step: step, error: Self.clientError(error))) }
            }
            answer(call, with: failures.isEmpty ? .done : .failed(SignOutError(failures: failures)))
        }
        pending.change { $0.run(task, for: call) }
    }

    private func run(_ step: SignOutError.Step, of remote: RemoteSignOut) async throws {
        switch step {
        case .globalSignOut:
            let pool = try pool.get()
            var fresh = remote.session
            if !fresh.isFresh(at: world.now()) { fresh = try await renewed(fresh, as: remote.login) }
            guard let token = fresh.accessToken else { throw AWSMobileClientError.noSession }
            _ = try await pool.call(GlobalSignOutInput(accessToken: token))
        case .revokeToken where remote.session.scopes != nil: try await hostedUI.calls.get().revoke(remote.session)
        case .revokeToken: try await pool.get().revoke(remote.session)
        case .logoutPage: try await showLogoutPage(remote.login)
        }
    }

    /// The error for the app.
    static func clientError(_ error: any Error) -> any Error {
        (error as? HostedUIRefusal)?.clientError ?? AWSMobileClientError.makeMobileClientError(from: error)
    }
}
