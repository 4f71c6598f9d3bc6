import Kernel
import WireRuntime

/// A repeated run: changes of users who have been copied already.
extension UserFollow {
    /// The `sub`s of the users here whose password only the followed pool can verify.
    func unseen() async throws -> Set<String> {
        var (found, after): (Set<String>, String?) = ([], nil)
        repeat {
            let part = try await admin.perform(ListFollowedUsers(pool: pool, after: after))
            found.formUnion(part.subs)
            after = part.next
        } while after != nil
        return found
    }

    /// Copies changes of users, unless they have signed in here.
    func renew(
        _ found: [SourceUser], counting users: inout FollowReport.Users, report: (PoolFollow.Progress) -> Void
    ) async throws {
        guard !found.isEmpty else { return }
        let lines = zip(found, try await details(of: found)).map {
            $0.line(with: $1.copied, contacts: here.usernameAttributes)
        }
        let outcomes = try await inBatches(lines) { batch in
            try await admin.perform(RenewFollowedUsers(pool: pool, lines: batch, isTrial: pass == .trial)).outcomes
        }
        for (user, outcome) in zip(found, outcomes) {
            count(outcome, of: user.username, in: &users, report: report)
            if outcome.kind == .changed { users.changed += 1 }
        }
    }

    /// Deletes users who were not in the other service's list, after asking the service for each of them alone.
    func remove(
        _ subs: [String], counting users: inout FollowReport.Users, report: (PoolFollow.Progress) -> Void
    ) async throws {
        var rest = subs[...]
        while !rest.isEmpty {
            var gone: [String] = []
            for sub in rest.prefix(Self.maxRemoved) {
                if try await isGone(sub) { gone.append(sub) }
            }
            rest = rest.dropFirst(Self.maxRemoved)
            let outcomes = try await admin.perform(
                RemoveFollowedUsers(pool: pool, subs: gone, isTrial: pass == .trial)
            ).outcomes
            for (sub, outcome) in zip(gone, outcomes) {
                count(outcome, of: sub, in: &users, report: report)
                if outcome.kind == .changed { users.removed += 1 }
            }
            report(.users(users))
        }
    }

    /// How many users are deleted in a request.
    private static let maxRemoved = 60

    private func isGone(_ sub: String) async throws -> Bool {
        var input = there
        input["Filter"] = .string("sub = \"\(sub)\"")
        input["Limit"] = .integer(1)
        guard case .array(let found)? = try await reader.call("ListUsers", with: input)["Users"] else { return false }
        return found.isEmpty
    }

    private func count(
        _ outcome: FollowedOutcome, of username: String, in users: inout FollowReport.Users,
        report: (PoolFollow.Progress) -> Void
    ) {
        switch outcome.kind {
        case .changed: break
        case .same, .missing: users.present += 1
        case .conflict:
            users.conflicts += 1
            report(.conflict(username: username, differences: outcome.differences))
        case .refused:
            users.refused += 1
            report(.refused(username: username, reason: outcome.refusal ?? ""))
        }
    }
}
