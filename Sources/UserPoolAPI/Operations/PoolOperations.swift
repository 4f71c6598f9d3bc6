import Wire

/// The operations about pools, clients and groups.
extension UserPoolOperations {
    static func pools(_ services: PoolServices) -> [any Operation] {
        [
            CreateUserPool(services: services),
            DescribeUserPool(services: services),
            UpdateUserPool(services: services),
            DeleteUserPool(services: services),
            ListUserPools(services: services),
            GetUserPoolMfaConfig(services: services),
            SetUserPoolMfaConfig(services: services),
            AddCustomAttributes(services: services),
            TagResource(services: services),
            UntagResource(services: services),
            ListTagsForResource(services: services),
        ]
    }

    static func clients(_ services: PoolServices) -> [any Operation] {
        [
            CreateUserPoolClient(services: services),
            DescribeUserPoolClient(services: services),
            UpdateUserPoolClient(services: services),
            DeleteUserPoolClient(services: services),
            ListUserPoolClients(services: services),
        ]
    }

    static func groups(_ services: PoolServices) -> [any Operation] {
        [
            CreateGroup(groups: services.groups),
            GetGroup(groups: services.groups),
            UpdateGroup(groups: services.groups),
            DeleteGroup(groups: services.groups),
            ListGroups(groups: services.groups),
            ListUsersInGroup(groups: services.groups),
            AdminAddUserToGroup(groups: services.groups),
            AdminRemoveUserFromGroup(groups: services.groups),
            AdminListGroupsForUser(groups: services.groups),
        ]
    }
}
