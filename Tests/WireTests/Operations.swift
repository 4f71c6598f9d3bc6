import Kernel
import Wire
import WireModel

/// Open to anyone, with an answer.
struct InitiateAuth: Operation {
    let journal: Journal
    var failure: (any Error)?

    func perform(_ input: InitiateAuthInput, for _: Anyone) async throws -> InitiateAuthOutput {
        await journal.note("perform for \(RequestContext.current?.remoteAddress ?? "nobody")")
        if let failure { throw failure }
        return InitiateAuthOutput(challengeName: .passwordVerifier, session: Secret("s\u{2028}</"))
    }
}

/// For the holder of a token, without an answer.
struct GlobalSignOut: Operation {
    let journal: Journal

    func perform(_: GlobalSignOutInput, for caller: AccessTokenIdentity) async throws -> GlobalSignOutOutput {
        await journal.note("perform for \(caller.user.rawValue)")
        return GlobalSignOutOutput()
    }
}

/// For the holder of a token, whose model has no output at all.
struct DeleteUser: Operation {
    func perform(_: DeleteUserInput, for _: AccessTokenIdentity) async throws -> DeleteUserOutput { NoOutput() }
}

/// For the holder of a token or of a session.
struct AssociateSoftwareToken: Operation {
    func perform(
        _: AssociateSoftwareTokenInput, for caller: AccessTokenIdentity?
    ) async throws -> AssociateSoftwareTokenOutput {
        AssociateSoftwareTokenOutput(secretCode: Secret(caller?.user.rawValue ?? "nobody"))
    }
}

/// For the holder of a token, which the model does not demand although there is no other way.
struct GetDevice: Operation {
    func perform(_: GetDeviceInput, for caller: AccessTokenIdentity) async throws -> GetDeviceOutput {
        GetDeviceOutput(device: DeviceType(deviceKey: caller.user.rawValue))
    }
}

/// For an administrator.
struct DescribeUserPool: Operation {
    let journal: Journal

    func perform(_ input: DescribeUserPoolInput, for caller: Administrator) async throws -> DescribeUserPoolOutput {
        await journal.note("perform for \(caller.accessKeyID)")
        return DescribeUserPoolOutput(userPool: UserPoolType(id: input.userPoolId))
    }
}

/// A listing of the numbers from 1 to 150, by three digits.
struct ListUsers: Operation {
    func perform(_ input: ListUsersInput, for _: Administrator) async throws -> ListUsersOutput {
        let page = try Self.page(input)
        let all = (1...150).map { number in "\(number / 100)\(number / 10 % 10)\(number % 10)" }
        let rows = all.filter { $0 > page.after?[0] ?? "" }.prefix(page.limit + 1)
        let found = Page(rows: Array(rows), limit: page.limit) { Cursor($0) }
        return ListUsersOutput(
            paginationToken: try Self.token(found.next), users: found.items.map { UserType(username: $0) })
    }
}

/// Another listing, whose tokens are none of `ListUsers`.
struct ListGroups: Operation {
    func perform(_ input: ListGroupsInput, for _: Administrator) async throws -> ListGroupsOutput {
        _ = try Self.page(input)
        return ListGroupsOutput(groups: [], nextToken: try Self.token(Cursor("a", "b")))
    }
}
