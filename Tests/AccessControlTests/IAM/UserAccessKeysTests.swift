import AccessControl
import Kernel
import Storage
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

@Suite struct UserAccessKeysTests {
    @Test(arguments: Engine.available)
    func `a user's key signs until it is deactivated or deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        #expect(key.key.id.rawValue.hasPrefix("AKIA") && key.key.id.rawValue.utf8.count == 20)
        let caller = try await account.caller(key)
        #expect(caller.principal == .user(try await account.users.get("ann").user.id, name: "ann"))
        #expect(caller.arn == "arn:aws:iam::123456789012:user/ann" && caller.session == nil)
        try await account.userKeys.setActive(false, for: key.key.id, of: "ann")
        await #expect(throws: ServiceError.self) { try await account.caller(key) }
        try await account.userKeys.setActive(true, for: key.key.id, of: "ann")
        _ = try await account.caller(key)
        try await account.userKeys.delete(key.key.id, of: "ann")
        let error = await #expect(throws: ServiceError.self) { try await account.caller(key) }
        #expect(error?.code == .unrecognizedClient)
    }

    @Test(arguments: Engine.available)
    func `a user's key never signs if only the account's keys may`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        let own = try await account.keys.create(description: "own")
        let signatures = account.signatures(withPrincipals: false)
        _ = try await signatures.signer(
            of: account.request(own.key.id.rawValue, own.secret, token: nil), for: ListUserPoolsInput.operation)
        let error = await #expect(throws: ServiceError.self) {
            try await signatures.signer(
                of: account.request(key.key.id.rawValue, key.secret, token: nil), for: ListUserPoolsInput.operation)
        }
        #expect(error?.code == .unrecognizedClient)
        // What signed elsewhere has no permission here either.
        let caller = try await account.caller(key)
        await #expect(throws: AccessRefusal.self) {
            try await signatures.requirePermission(of: caller, for: ListUserPoolsInput.operation, on: .everything)
        }
    }

    @Test(arguments: Engine.available)
    func `the account's keys and those of users are listed and changed apart`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let (ann, bob) = (try await account.user("ann"), try await account.user("bob"))
        let own = try await account.keys.create(description: "own")
        #expect(try await account.keys.list().items.map(\.id) == [own.key.id])
        #expect(try await account.userKeys.list(of: "ann").items.map(\.id) == [ann.key.id])
        await #expect(throws: MissingResource.self) { try await account.keys.delete(ann.key.id) }
        await #expect(throws: MissingResource.self) { try await account.keys.setActive(false, for: ann.key.id) }
        for id in [own.key.id, bob.key.id] {
            let refusal = try await account.refusal { try await account.userKeys.delete(id, of: "ann") }
            #expect(refusal == EntityRefusal.noSuchAccessKey(id.rawValue))
            #expect(refusal?.message == "The Access Key with id \(id) cannot be found.")
            #expect(
                try await account.refusal { try await account.userKeys.setActive(false, for: id, of: "ann") } != nil)
        }
        _ = try await account.caller(bob)
    }

    @Test(arguments: Engine.available)
    func `a third key is refused, also if eight are asked for at once`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.users.create("ann")
        let race = await Race(8) { _ in try await account.userKeys.create(for: "ann") }
        #expect(race.winners.count <= 2)
        while try await account.userKeys.list(of: "ann").items.count < 2 {
            _ = try await account.userKeys.create(for: "ann")
        }
        let refusal = try await account.refusal { try await account.userKeys.create(for: "ann") }
        #expect(refusal?.message == "Cannot exceed quota for AccessKeysPerUser: 2")
        #expect(try await account.userKeys.list(of: "ann").items.count == 2)
        // An inactive key counts too.
        let first = try #require(try await account.userKeys.list(of: "ann").items.first)
        try await account.userKeys.setActive(false, for: first.id, of: "ann")
        #expect(try await account.refusal { try await account.userKeys.create(for: "ann") } != nil)
        try await account.userKeys.delete(first.id, of: "ann")
        _ = try await account.userKeys.create(for: "ann")
    }

    @Test(arguments: Engine.available)
    func `the last use is noted at most once an hour`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let (key, own) = (try await account.user("ann"), try await account.keys.create(description: ""))
        let never = try await account.userKeys.lastUse(of: key.key.id)
        #expect(never.user == "ann" && never.use == nil)
        let first = account.clock.now
        for key in [key, own] {
            account.clock.advance(-account.clock.now.seconds(since: first))
            _ = try await account.caller(key)
            account.clock.advance(3599)
            _ = try await account.caller(key)
            let use = try await account.userKeys.lastUse(of: key.key.id).use
            #expect(use?.at == first && use?.service == "cognito-idp" && use?.region == "us-east-1")
            account.clock.advance(1)
            _ = try await account.caller(key)
            #expect(try await account.userKeys.lastUse(of: key.key.id).use?.at == first.advanced(seconds: 3600))
        }
        #expect(try await account.userKeys.lastUse(of: own.key.id).user == nil)
        let unknown = AccessKeyID(rawValue: "AKIAUNKNOWNUNKNOWN00")
        await #expect(throws: EntityRefusal.noSuchAccessKey(unknown.rawValue)) {
            try await account.userKeys.lastUse(of: unknown)
        }
    }

    @Test(arguments: Engine.available)
    func `a signature that does not match notes no use`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        await #expect(throws: ServiceError.self) {
            try await account.caller(key.key.id.rawValue, Secret("not the secret at all"), token: nil)
        }
        #expect(try await account.userKeys.lastUse(of: key.key.id).use == nil)
    }

    @Test(arguments: Engine.available)
    func `a key whose user is gone is unknown`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        try await account.database.write { try $0.execute("DELETE FROM iam_users") }
        let error = await #expect(throws: ServiceError.self) { try await account.caller(key) }
        #expect(error?.code == .unrecognizedClient)
    }
}
