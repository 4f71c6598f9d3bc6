import Wire

/// The operations about pools, clients and groups.
extension UserPoolAPI {
    static func pools(_ registry: Registry) -> [any Operation] {
        [
            CreateUserPool(registry: registry),
            DescribeUserPool(registry: registry),
            UpdateUserPool(registry: registry),
            DeleteUserPool(registry: registry),
            ListUserPools(registry: registry),
            AddCustomAttributes(registry: registry),
            TagResource(registry: registry),
            UntagResource(registry: registry),
            ListTagsForResource(registry: registry),
        ]
    }

    static func clients(_ registry: Registry) -> [any Operation] {
        [
            CreateUserPoolClient(registry: registry),
            DescribeUserPoolClient(registry: registry),
            UpdateUserPoolClient(registry: registry),
            DeleteUserPoolClient(registry: registry),
            ListUserPoolClients(registry: registry),
        ]
    }

    static func groups(_ registry: Registry) -> [any Operation] {
        [
            CreateGroup(groups: registry.groups),
            GetGroup(groups: registry.groups),
            UpdateGroup(groups: registry.groups),
            DeleteGroup(groups: registry.groups),
            ListGroups(groups: registry.groups),
            ListUsersInGroup(groups: registry.groups),
            AdminAddUserToGroup(groups: registry.groups),
            AdminRemoveUserFromGroup(groups: registry.groups),
            AdminListGroupsForUser(groups: registry.groups),
        ]
    }
}
