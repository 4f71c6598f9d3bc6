import Directory
import Kernel
import Storage

extension LocalAdminClient {
    func poolExtensions(of pool: String) async throws -> AdminProtocol.PoolExtensions {
        let found = try await store.database.read { try PoolTable($0).require(UserPoolID(rawValue: pool)) }
        return AdminProtocol.PoolExtensions(found.extensions)
    }

    func extendPool(_ pool: String, _ change: AdminProtocol.PoolExtensions) async throws
        -> AdminProtocol.PoolExtensions
    {
        AdminProtocol.PoolExtensions(try await userPools.extend(UserPoolID(rawValue: pool), change: change.change))
    }

    func pools() async throws -> [AdminProtocol.Pool] {
        let pools = try await everyPage { after in
            try await store.database.read { try PoolTable($0).list(after: after, limit: 60) }
        }
        return pools.map {
            AdminProtocol.Pool(id: $0.id.rawValue, name: $0.name, createdAt: CivilTime($0.createdAt).timestamp)
        }
    }

    func everyPage<Item>(_ page: (Cursor?) async throws -> Page<Item>) async throws -> [Item] {
        var (items, after): ([Item], Cursor?) = ([], nil)
        repeat {
            let found = try await page(after)
            items += found.items
            after = found.next
        } while after != nil
        return items
    }
}
