/// How new signing keys take the place of others.
package enum KeyRotation: Sendable {
    /// The new keys are published before they sign, and the old ones verify until their last token has expired.
    case announced
    /// The new keys sign at once, and the old ones verify no more: for keys that leaked. Nodes and caches that have not
    /// read the new key set yet refuse tokens of the new keys for some seconds.
    case atOnce
}
