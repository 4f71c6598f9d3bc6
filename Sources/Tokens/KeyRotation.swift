/// How new signing keys replace older ones.
package enum KeyRotation: Sendable {
    /// The new keys are published before they sign, and the old ones verify until their last token has expired.
    case announced
    /// The new keys sign at once, and the old ones no longer verify: for keys that leaked. Nodes and caches that have
    /// not yet read the new key set refuse tokens of the new keys for some seconds.
    case atOnce
}
