import Console
import Directory
import Kernel
import Storage
import UserPoolAPI
import WireRuntime

/// Copies parts of a pool from another service, by their descriptions there. Members that a description lacks stay.
struct PoolCopy: Sendable {
    private let store: AdminStore
    private let pool: UserPoolID

    init(_ store: AdminStore, pool: UserPoolID) { (self.store, self.pool) = (store, pool) }

    /// Copies a part.
    ///
    /// - Parameters:
    ///   - described: The description of the part at the other service.
    ///   - isTrial: Whether the result is only reported.
    /// - Throws: `InvalidInput` for a part that this server refuses.
    func copy(
        _ part: CopiedPart, from described: JSONObject, isTrial: Bool
    ) async throws -> CopyPoolPart.Output {
        let exists = try await store.database.read { [pool] in try PoolTable($0).find(pool) != nil }
        guard exists || part == .pool else {
            guard isTrial else { throw MissingResource.pool(pool) }
            return CopyPoolPart.Output(act: .create)
        }
        guard let shape = CopiedShape(of: part) else {
            return try await AttributesCopy(store, pool: pool).copy(from: described, isTrial: isTrial)
        }
        let there = CopiedDescription.writable(described, of: part)
        var keys = JSONObject(shape.keys.compactMap { name in there[name].map { JSONObject.Member(name, $0) } })
        guard keys.members.count == shape.keys.count else { throw InvalidInput("The description has no name.") }
        keys["UserPoolId"] = .string(pool.rawValue)
        let keptIDs = try await keptIDs(of: part, described: there, poolExists: exists)
        let calls = OperatorCalls(api: store.poolOperations(inRegionOf: pool, keeping: keptIDs))
        let copy = PartCopy(calls, shape: shape, part: part, keys: keys)
        guard let here = try await copy.described() else {
            guard !isTrial else { return CopyPoolPart.Output(act: .create) }
            return try await copy.create(there)
        }
        return try await copy.change(from: here, to: there, isTrial: isTrial)
    }

    /// The ids of the other service that a created pool or client gets.
    ///
    /// - Throws: `InvalidInput` for an id that cannot be kept.
    private func keptIDs(
        of part: CopiedPart, described: JSONObject, poolExists: Bool
    ) async throws -> PoolServices.KeptIDs {
        var kept = PoolServices.KeptIDs()
        if part == .pool, !poolExists {
            let served = store.configuration.regions
            guard pool.isPlausible, served.contains(where: { $0.hasSameBytes(as: pool.region) }) else {
                throw InvalidInput("A new pool's id begins with a region of this server and an underscore.")
            }
            kept.pool = pool
        }
        guard part == .client, let text = described["ClientId"]?.string else { return kept }
        let id = ClientID(rawValue: text)
        guard (1...128).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIIAlphanumeric) else {
            throw InvalidInput("The client's id must have 1 to 128 letters and digits.")
        }
        let owner = try await store.database.read { try ClientTable($0).find(id)?.pool }
        guard owner == nil || owner == pool else { throw InvalidInput("Another pool here has a client of this id.") }
        kept.client = id
        return kept
    }
}

/// The copy of a part that operations describe, create and update.
private struct PartCopy {
    private let calls: OperatorCalls
    private let shape: CopiedShape
    private let part: CopiedPart
    /// The members that name the part, with its pool.
    private let keys: JSONObject

    init(_ calls: OperatorCalls, shape: CopiedShape, part: CopiedPart, keys: JSONObject) {
        (self.calls, self.shape, self.part, self.keys) = (calls, shape, part, keys)
    }

    /// The description of the part here; nil if the pool does not have it.
    func described() async throws -> JSONObject? {
        do throws(OperatorCalls.RefusedError) {
            let response = try await calls.call(shape.describe, with: keys)
            let found = shape.response.map { response[$0]?.object ?? JSONObject() } ?? response
            return CopiedDescription.writable(found, of: part)
        } catch {
            guard error.isMissing else { throw InvalidInput(error.message) }
            return nil
        }
    }

    func create(_ there: JSONObject) async throws -> CopyPoolPart.Output {
        guard let create = shape.create else { throw InvalidInput("The pool has no such part.") }
        var input = JSONObject(
            there.members.filter { create.members.contains($0.name) && shape.essential?.contains($0.name) ?? true })
        for key in keys.members where create.members.contains(key.name) { input[key.name] = key.value }
        do throws(OperatorCalls.RefusedError) { _ = try await calls.call(create.operation, with: input) } catch {
            // Nothing else can be copied if the pool cannot be created.
            guard part != .pool else { throw InvalidInput(error.message) }
            return CopyPoolPart.Output(act: .create, refusals: [error.message])
        }
        guard shape.essential != nil, let here = try await described() else { return CopyPoolPart.Output(act: .create) }
        var output = try await change(from: here, to: there, isTrial: false)
        (output.act, output.differences) = (.create, [])
        return output
    }

    func change(from here: JSONObject, to there: JSONObject, isTrial: Bool) async throws -> CopyPoolPart.Output {
        let writable = shape.update.members
        let before = JSONObject(here.members.filter { writable.contains($0.name) && keys[$0.name] == nil })
        let wanted = there.members.filter {
            writable.contains($0.name) && !shape.excluded.contains($0.name) && keys[$0.name] == nil
        }
        let after = before.merging(JSONObject(wanted))
        var output = CopyPoolPart.Output(act: .keep)
        output.differences = SettingsPatch.lines(
            from: CopiedDescription.masked(before), to: CopiedDescription.masked(after, unlike: before))
        output.refusals = CopiedDescription.unchangeable(there, here: here, of: part)
        guard !output.differences.isEmpty else { return output }
        output.act = .change
        guard !isTrial else { return output }
        output.refusals += try await write(after, before: before)
        return output
    }

    /// Writes all members at once. If that is refused, writes each member that differs by itself.
    ///
    /// - Returns: A line for each member that is refused.
    private func write(_ after: JSONObject, before: JSONObject) async throws -> [String] {
        guard try await update(to: after) != nil else { return [] }
        var (written, refusals) = (before, [String: String]())
        var pending = after.members.filter { before[$0.name] != $0.value }
        var triedCount: Int
        // A member may be accepted only after another one, so the rounds end when one has written nothing.
        repeat {
            triedCount = pending.count
            for member in pending {
                var next = written
                next[member.name] = member.value
                refusals[member.name] = try await update(to: next)
                if refusals[member.name] == nil { written = next }
            }
            pending.removeAll { refusals[$0.name] == nil }
        } while !pending.isEmpty && pending.count < triedCount
        return pending.map { "\($0.name): \(refusals[$0.name] ?? "")" }
    }

    /// - Returns: Why the update is refused; nil if it is not.
    private func update(to members: JSONObject) async throws -> String? {
        var input = members
        for key in keys.members { input[key.name] = key.value }
        do throws(OperatorCalls.RefusedError) { _ = try await calls.call(shape.update.operation, with: input) } catch {
            return error.message
        }
        return nil
    }
}
