import Kernel
import Testing

@testable import Federation

/// How many requests to providers run at once, and which wait. No clock decides: requests end when a test says so.
@Suite struct ProviderPlacesTests {
    private let places: ProviderPlaces

    init() {
        var limits = ProviderPlaces.Limits()
        limits.wait = .seconds(3600)
        places = ProviderPlaces(limits)
    }

    private func source(_ name: String, of pool: String?) -> ProviderSource { ProviderSource(name, of: pool) }

    /// Takes places until there is none at once.
    private func fill(_ name: String, of pool: String?, host: String) async -> [ProviderPlaces.Place] {
        var taken: [ProviderPlaces.Place] = []
        while let place = await places.enter(source(name, of: pool), host: host, patience: .zero) {
            taken.append(place)
        }
        return taken
    }

    /// Makes a host known to answer.
    private func prove(_ host: String) async {
        guard let place = await places.enter(source("x", of: nil), host: host, patience: .zero) else { return }
        places.leave(place, hasResponded: true)
    }

    @Test func `a provider of a pool has sixteen places, and one of the same name in another pool its own`() async {
        await prove("google.example")
        #expect(await fill("Google", of: "a", host: "google.example").count == 16)
        #expect(await fill("Google", of: "b", host: "google.example").count == 16)
    }

    @Test func `a pool's providers have half of all places, so that others have some`() async {
        for host in 1...6 { await prove("\(host).example") }
        var counts: [Int] = []
        for number in 1...6 { counts.append(await fill("P\(number)", of: "a", host: "\(number).example").count) }
        #expect(counts == [16, 16, 0, 0, 0, 0])
        #expect(await fill("Corp", of: "b", host: "6.example").count == 16)
    }

    @Test func `hosts that do not answer share half of the places`() async {
        await prove("good.example")
        var counts: [Int] = []
        for pool in ["a", "b", "c", "d"] { counts.append(await fill("P", of: pool, host: "\(pool).example").count) }
        #expect(counts == [16, 16, 0, 0])
        #expect(await fill("Corp", of: "e", host: "good.example").count == 16)
    }

    @Test func `a host that stops to answer loses the places that are kept for those that do`() async throws {
        await prove("turns.example")
        for pool in ["a", "b"] { _ = await fill("P", of: pool, host: "\(pool).example") }
        let place = await places.enter(source("T", of: "t"), host: "turns.example", patience: .zero)
        places.leave(try #require(place), hasResponded: false)
        #expect(await places.enter(source("T", of: "t"), host: "turns.example", patience: .zero) == nil)
    }

    @Test func `a request waits for a place of its provider, in order of arrival`() async throws {
        await prove("corp.example")
        let taken = await fill("Corp", of: "a", host: "corp.example")
        let first = Task { await places.enter(source("Corp", of: "a"), host: "corp.example", patience: .seconds(3600)) }
        while places.waiting < 1 { await Task.yield() }
        let second = Task {
            await places.enter(source("Corp", of: "a"), host: "corp.example", patience: .seconds(3600))
        }
        while places.waiting < 2 { await Task.yield() }
        places.leave(taken[0], hasResponded: true)
        #expect(await first.value != nil)
        #expect(places.waiting == 1)
        places.leave(taken[1], hasResponded: true)
        #expect(await second.value != nil)
    }

    @Test func `of one provider few requests wait, and further ones are refused at once`() async throws {
        var limits = ProviderPlaces.Limits()
        (limits.maxPerProvider, limits.maxWaitingPerProvider, limits.wait) = (1, 2, .seconds(600))
        let places = ProviderPlaces(limits)
        let enter = { @Sendable in await places.enter(ProviderSource("Corp", of: "a"), host: "c", patience: nil) }
        let taken = await enter()
        let waiting = [Task { await enter() }, Task { await enter() }]
        while places.waiting < 2 { await Task.yield() }
        #expect(await enter() == nil)
        places.leave(try #require(taken), hasResponded: true)
        let (one, other) = (waiting[0], waiting[1])
        while places.waiting > 1 { await Task.yield() }
        // Either came first.
        let next = await withTaskGroup(of: ProviderPlaces.Place?.self) { group in
            group.addTask { await one.value }
            group.addTask { await other.value }
            let first = await group.next() ?? nil
            if let first { places.leave(first, hasResponded: true) }
            return [first, await group.next() ?? nil]
        }
        #expect(next.allSatisfy { $0 != nil })
    }
}
