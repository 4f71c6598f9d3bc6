package import Kernel

/// IDs of messages.
package enum SAMLMessageID {
    /// A new ID: a name in XML, which cannot begin with a digit.
    package static func make(from world: World) -> String { "_" + world.uuid() }
}
