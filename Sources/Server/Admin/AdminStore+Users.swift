import Accounts
import Directory
import Tokens
import Transfer
import UserPoolAPI

extension AdminStore {
    var secondFactors: SecondFactorRecovery {
        SecondFactorRecovery(
            store.database, world: store.world, cipher: store.cipher,
            deleteAuthSessions: UserPoolParts.deleteAuthSessions)
    }

    var userImport: UserImport {
        UserImport(store.database, cipher: store.cipher, world: store.world, cache: settings)
    }

    var schemaChanges: SchemaChanges {
        SchemaChanges(database, world: world, quotas: configuration.quotas, cache: settings)
    }

    var userExport: UserExport { UserExport(store.database, cipher: store.cipher) }

    var followedUsers: FollowedUsers {
        FollowedUsers(database, tables: storedTables, cipher: store.cipher, world: world) { user, pool, tx in
            try LastSignInTable(tx).find(user, in: pool) != nil
        }
    }

    var poolSources: PoolSources { PoolSources(database, cipher: store.cipher, world: world) }
}
