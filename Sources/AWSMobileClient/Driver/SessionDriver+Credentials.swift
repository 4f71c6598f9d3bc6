import Kernel
import WireClient
import WireRuntime

/// The dependencies of a driver for an identity pool.
struct IdentityAccess: Sendable {
    /// The identity pool, or the error in its configuration.
    var pool: Result<IdentityPoolCalls, AWSMobileClientError> = .failure(.noIdentityPool)
    /// Keeps the identity; nil without an identity pool.
    var store: CredentialsStore?
    let fetches = Locked<[FetchID: PendingCalls.Running]>([:])
}

extension SessionDriver {
    /// The published login and identity.
    var currentLogin: (login: LoginRecord, identity: KeptIdentity) { machine.read { ($0.login, $0.identity.kept) } }

    /// Starts the actions about identities. Their results come back as events.
    func start(_ action: IdentityAction) {
        switch action {
        case .save: break
        case .fetch(let id, let request):
            identity.fetches.change { fetches in
                fetches[id] = Task {
                    let result = await fetch(id, for: request)
                    _ = self.identity.fetches.change { $0.removeValue(forKey: id) }
                    post(.identity(.fetched(id, result)))
                }
            }
        case .cancel(let id): identity.fetches.change { $0.removeValue(forKey: id) }?.cancel()
        }
    }

    private func fetch(_ id: FetchID, for request: CredentialsRequest) async -> FetchResult {
        do {
            let pool = try identity.pool.get()
            let logins = try await logins(request.login)
            var kept = KeptIdentity(id: request.identityID)
            do {
                if kept.id == nil {
                    let given = try await pool.identity(logins)
                    kept.id = given
                    post(.identity(.identified(id, given)))
                }
                if request.wantsKeys, let known = kept.id {
                    kept = try await pool.credentials(for: request, logins: logins, identity: known)
                }
                return .keys(kept)
            } catch let error as ServiceResponseError {
                let mapped = AWSMobileClientError.makeMobileClientError(from: error)
                return error.code == .notAuthorized ? .refused(mapped) : .failed(mapped)
            }
        } catch { return .failed(error) }
    }

    /// The tokens for the identity pool. May refresh the session, or wait for a sign-in.
    private func logins(_ login: CredentialsRequest.Login) async throws -> [String: Secret<String>] {
        switch login {
        case .guest: return [:]
        case .tokens(let tokens): return tokens
        case .session(let provider):
            guard let token = try await freshSession().idToken else { throw AWSMobileClientError.noIDToken }
            return [provider: token]
        }
    }

    /// Keys that are valid for more than ten minutes. May fetch them, or wait for a sign-in.
    func freshCredentials() async throws -> AWSCredentials {
        _ = try identity.pool.get()
        let result = try await perform { .identity(.wantCredentials($0, now: world.now())) }
        guard case .credentials(let keys) = result else { throw AWSMobileClientError.noKeys }
        return keys
    }

    /// The id of an identity that the identity pool has confirmed. May fetch it, or wait for a sign-in.
    func confirmedIdentity() async throws -> String {
        _ = try identity.pool.get()
        guard case .identity(let id) = try await perform({ .identity(.wantIdentity($0)) }) else {
            throw AWSMobileClientError.noIdentity
        }
        return id
    }
}
