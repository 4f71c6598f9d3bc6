import Accounts
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Risk

/// Where addresses are, and what sign-ins learn of it.
@Suite struct LocationTests {
    private func places() throws -> LocationDatabase { try LocationDatabase(RiskSite.places.path) }

    private func find(_ text: String, in database: LocationDatabase) throws -> AddressLocation? {
        database.find(try #require(AddressValue(Array(text.utf8)[...])))
    }

    /// A file that is deleted when `body` ends.
    private func withFile<Value>(_ bytes: Data, _ body: (String) throws -> Value) throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID()).mmdb")
        defer { try? FileManager.default.removeItem(at: file) }
        try bytes.write(to: file)
        return try body(file.path)
    }

    @Test(arguments: [
        ("192.0.2.1", "Germany", "Berlin"), ("::ffff:192.0.2.1", "Germany", "Berlin"),
        ("198.51.100.1", "Germany", "Hamburg"), ("203.0.113.255", "Australia", "Sydney"),
        ("198.51.100.200", "Iceland", nil), ("2001:db8:1::1", "France", "Paris"),
    ])
    func `an address has a country and perhaps a city`(_ address: String, _ country: String, _ city: String?) throws {
        let found = try #require(try find(address, in: places()))
        #expect(found.country == country && found.city == city)
        #expect((found.point == nil) == (city == nil))
    }

    @Test(arguments: ["10.0.0.1", "198.51.101.1", "::1", "2001:db9::1"])
    func `an address outside of the database has none`(_ address: String) throws {
        #expect(try find(address, in: places()) == nil)
    }

    @Test func `a file that is no database of locations is refused with its name`() throws {
        let bytes = try Data(contentsOf: RiskSite.places)
        // Another member has the code: that of a provider, for example.
        let code = try #require(bytes.range(of: Data("iso_code".utf8)))
        var other = bytes
        other.replaceSubrange(code, with: Data("asn_code".utf8))
        let bad = [Data(), Data("places".utf8), bytes.prefix(900), Data(count: 100_000), other]
        for content in bad {
            try withFile(content) { path in
                let refused = #expect(throws: LocationDatabaseError.self) { try LocationDatabase(path) }
                #expect(refused?.description.contains(path) == true && refused?.description.contains("\n") == false)
            }
        }
        for path in ["/nowhere.mmdb", "/tmp", "/dev/zero"] {
            #expect(throws: LocationDatabaseError.self) { try LocationDatabase(path) }
        }
    }

    @Test func `each byte of a file may be wrong, and the process goes on`() throws {
        let bytes = try Data(contentsOf: RiskSite.places)
        for place in bytes.indices {
            for value: UInt8 in [0, 0x3F, 0xFF] {
                var damaged = bytes
                damaged[place] = value
                try withFile(damaged) { path in
                    guard let database = try? LocationDatabase(path) else { return }
                    for address in ["192.0.2.1", "203.0.113.1", "198.51.100.200", "2001:db8::1", "10.0.0.1"] {
                        _ = try find(address, in: database)
                    }
                }
            }
        }
    }

    @Test func `a file that is emptied or deleted stays in use as it was`() throws {
        let database = try withFile(try Data(contentsOf: RiskSite.places)) { path in
            let database = try LocationDatabase(path)
            #expect(truncate(path, 0) == 0)
            #expect(try find("192.0.2.1", in: database)?.city == "Berlin")
            return database
        }
        #expect(try find("203.0.113.1", in: database)?.city == "Sydney")
    }

    @Test func `distances are those of great circles, less what is uncertain`() throws {
        func point(_ latitude: Double, _ longitude: Double, radius: Double = 0) throws -> GeoPoint {
            try #require(GeoPoint(latitude: latitude, longitude: longitude, radius: radius))
        }
        let (berlin, sydney) = (try point(52.52, 13.405), try point(-33.869, 151.209))
        #expect(abs(berlin.distance(to: sydney) - 16_090) < 30)
        #expect(berlin.distance(to: berlin) == 0)
        #expect(abs(try point(0, 179).distance(to: point(0, -179)) - 222) < 2)
        #expect(abs(try point(90, 0).distance(to: point(-90, 0)) - 20_015) < 2)
        #expect(try point(52.52, 13.405, radius: 200).distance(to: point(53.551, 9.993, radius: 100)) == 0)
        for wrong in [(91.0, 0.0, 0.0), (0, 181, 0), (.nan, 0, 0), (0, .infinity, 0), (0, 0, -1), (0, 0, 1e9)] {
            #expect(GeoPoint(latitude: wrong.0, longitude: wrong.1, radius: wrong.2) == nil)
        }
    }

    // UP-ASF-21
    @Test(arguments: Engine.available)
    func `events have the location at their time, which every node compares with`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, locations: try places())
        try await site.signIn(from: "198.51.100.7")
        let event = try #require(try await site.events().first)
        #expect(event.origin.location?.country == "Germany" && event.origin.location?.city == "Hamburg")
        #expect(event.origin.location?.point != nil)
        // The database goes away, and events keep what they have.
        site.server.accounts.risk.locations.use(nil)
        try await site.signIn(from: RiskSite.abroad)
        let events = try await site.events()
        #expect(events[0].origin.location == nil && events[1].origin.location?.city == "Hamburg")
        #expect(events[0].assessment?.reasons == [.newAddressRange])
        let other = try site.server.anotherNode()
        other.accounts.risk.locations.use(try places())
        try await site.act(from: "233.252.0.9") { [client = site.client] in
            _ = try await other.signIn("ann", by: client)
        }
        let last = try #require(try await site.events().first)
        #expect(last.assessment?.reasons == [.newAddressRange, .newCountry, .impossibleTravel])
    }

    @Test(arguments: Engine.available)
    func `what was not the user says nothing of where the user is`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, locations: try places())
        try await site.signIn(from: RiskSite.abroad)
        try await site.mark(try #require(try await site.events().first), isValid: false)
        try await site.signIn(from: "198.51.100.7")
        let last = try #require(try await site.events().first)
        #expect(last.assessment?.reasons == [.newAddressRange])
    }
}
