import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Unauthenticated, with output.
struct InitiateAuth: Operation {
    let journal: Journal
    var failure: (any Error)?

    func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
        await journal.note("perform")
        if let failure { throw failure }
        return InitiateAuthOutput(challengeName: .passwordVerifier, session: Secret("s\u{2028}</"))
    }
}

/// Needs an access token; no output.
struct GlobalSignOut: Operation {
    let journal: Journal

    func perform(_: GlobalSignOutInput, for caller: AccessTokenIdentity) async throws -> GlobalSignOutOutput {
        await journal.note("perform for \(caller.user.rawValue)")
        return GlobalSignOutOutput()
    }
}

/// Needs an access token; its model has no output.
struct DeleteUser: Operation {
    func perform(_: DeleteUserInput, for _: AccessTokenIdentity) async throws -> DeleteUserOutput { NoOutput() }
}

/// Needs an access token or an auth session.
struct AssociateSoftwareToken: Operation {
    func perform(
        _: AssociateSoftwareTokenInput, for caller: AccessTokenIdentity?
    ) async throws -> AssociateSoftwareTokenOutput {
        AssociateSoftwareTokenOutput(secretCode: Secret(caller?.user.rawValue ?? "nobody"))
    }
}

/// Needs an access token although the model makes it optional.
struct GetDevice: Operation {
    func perform(_: GetDeviceInput, for caller: AccessTokenIdentity) async throws -> GetDeviceOutput {
        GetDeviceOutput(device: DeviceType(deviceKey: caller.user.rawValue))
    }
}

/// Needs an administrator.
struct DescribeUserPool: Operation {
    let journal: Journal

    func perform(_ input: DescribeUserPoolInput, for caller: IAMCaller) async throws -> DescribeUserPoolOutput {
        await journal.note("perform for \(caller.accessKeyID)")
        return DescribeUserPoolOutput(userPool: UserPoolType(id: input.userPoolId))
    }
}

/// A listing of the three-digit numbers from 001 to 150.
struct ListUsers: PagedOperation {
    func perform(
        _: ListUsersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUsersOutput> {
        let all = (1...150).map { number in "\(number / 100)\(number / 10 % 10)\(number % 10)" }
        let rows = all.filter { $0 > page.after?[0] ?? "" }.prefix(page.limit + 1)
        let found = Page(rows: Array(rows), limit: page.limit) { Cursor($0) }
        let users = found.items.map { UserType(username: Username(rawValue: $0)) }
        return Listed(ListUsersOutput(users: users), next: found.next)
    }
}

/// Another listing, whose tokens differ from those of `ListUsers`.
struct ListGroups: PagedOperation {
    func perform(
        _: ListGroupsInput, for _: IAMCaller, on _: PageRequest
    ) async throws -> Listed<ListGroupsOutput> {
        Listed(ListGroupsOutput(groups: []), next: Cursor("a", "b"))
    }
}
