/// The release of this program.
package enum Release {
    /// Its number.
    package static let version = "0.1.0"
}
