package import Kernel
import Tokens

/// The address and program that a request comes from.
package struct EventOrigin: Hashable, Sendable {
    /// Nil if it is unknown or invalid.
    package var address: AddressValue?
    /// The location of the address; nil if it is unknown.
    package var location: AddressLocation?
    /// The program and system in the user agent, or the device that the app describes, or `unknown`.
    package var device: String
    /// The app's id for the device; nil if the app does not send one. It is only compared: it proves nothing.
    var deviceID: String?
    /// The difference from UTC that the app states; nil if it does not.
    package var timeZone: String?

    /// The origin of the request that the current task executes.
    ///
    /// - Parameters:
    ///   - isByServer: Whether a server makes the request for its users. The server's own address is then ignored.
    ///   - locations: Finds the location of the address.
    package init(isByServer: Bool, locations: Locations = Locations()) {
        let agent = CallerAgent.current
        let isOfUser = !isByServer || agent?.isAddressStated == true
        address = agent.flatMap { isOfUser ? AddressValue(Array($0.address.utf8)[...]) : nil }
        location = locations.find(address)
        let stated = StatedDevice.current
        device = stated?.text ?? AgentDescription(agent?.userNames ?? agent?.names ?? []).text
        (deviceID, timeZone) = (stated?.id, stated?.timeZone)
    }

    package init(address: AddressValue?, device: String) {
        (self.address, self.device) = (address, device)
    }

    /// The addresses that one customer of a provider usually has: 256 of version 4, or 2^80 of version 6. They are
    /// compared with a user's earlier ones.
    var range: String? { address?.network(v4: 24, v6: 48) }

    /// The addresses that one machine can choose from: one of version 4, or a 64-bit network of version 6. Failures are
    /// counted for them.
    package var machine: String? { address?.network(v4: 32, v6: 64) }
}
