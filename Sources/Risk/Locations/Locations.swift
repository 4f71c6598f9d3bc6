package import Kernel

/// Finds the locations of addresses, in the database that the operator has last named. Copies share it.
package struct Locations: Sendable {
    private let database = Locked<LocationDatabase?>(nil)

    package init() {}

    /// Finds locations in `database` from now on; with nil, no location is known.
    package func use(_ database: LocationDatabase?) { _ = self.database.exchange(database) }

    package func find(_ address: AddressValue?) -> AddressLocation? {
        guard let address, let database = database.read({ $0 }) else { return nil }
        return database.find(address)
    }

    /// The location of an address that is stored as text.
    package func find(_ address: String?) -> AddressLocation? {
        find(address.flatMap { AddressValue(Array($0.utf8)[...]) })
    }
}
