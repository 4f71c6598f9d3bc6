import Foundation

/// The location of an address, as far as the database knows it.
package struct AddressLocation: Hashable, Sendable {
    /// The code of the country in ISO 3166-1, such as `DE`.
    package var countryCode: String
    /// The English name of the country; nil if the database has none.
    package var countryName: String?
    /// The English name of the city; nil in a database of countries.
    package var city: String?
    var point: GeoPoint?

    package init(countryCode: String, countryName: String?, city: String?) {
        (self.countryCode, self.countryName, self.city) = (countryCode, countryName, city)
    }

    /// The country, as it is shown.
    package var country: String { countryName ?? countryCode }
}

/// A point on the earth, and how exact it is.
struct GeoPoint: Hashable, Sendable {
    /// Thousandths of a degree, which are about a hundred metres.
    var latitude: Int64
    var longitude: Int64
    /// The radius in kilometres within which the address is.
    var radius: Int64

    private static let earthRadius = 6371.0
    private static let perDegree = 1000.0

    /// Nil for numbers that are not on the earth.
    init?(latitude: Double, longitude: Double, radius: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude), (0...20_000).contains(radius) else {
            return nil
        }
        self.init(
            latitude: Int64((latitude * Self.perDegree).rounded()),
            longitude: Int64((longitude * Self.perDegree).rounded()), radius: Int64(radius))
    }

    init(latitude: Int64, longitude: Int64, radius: Int64) {
        (self.latitude, self.longitude, self.radius) = (latitude, longitude, radius)
    }

    /// The smallest number of kilometres between an address here and one there, on a great circle.
    func distance(to other: GeoPoint) -> Double {
        func radians(_ thousandths: Int64) -> Double { Double(thousandths) / Self.perDegree * .pi / 180 }
        let (here, there) = (radians(latitude), radians(other.latitude))
        let across = sin((radians(other.longitude) - radians(longitude)) / 2)
        let along = sin((there - here) / 2)
        let chord = along * along + cos(here) * cos(there) * across * across
        let between = 2 * Self.earthRadius * asin(min(1, max(chord, 0).squareRoot()))
        return max(between - Double(radius) - Double(other.radius), 0)
    }
}
