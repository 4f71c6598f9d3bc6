package import Kernel
import WireRuntime

/// An event of an app's user on an endpoint, as an analytics project receives it (UP-ANA-06, UP-ANA-07).
package struct AnalyticsEvent: Sendable {
    private let kind: String
    private let id: String
    private let at: Instant
    /// Such as the device that the app names.
    private let endpoint: String
    package var user: UserID?
    /// The system that the user agent names.
    package var platform: String?
    /// The attribute `locale` of the user.
    package var locale: String?
    /// Addresses of the user, each of which is an endpoint of its own (UP-ANA-04).
    package var contacts: [Contact] = []

    /// An address, by the channel's name in projects.
    package struct Contact: Hashable, Sendable {
        let channel: String
        let address: String

        package init(channel: String, address: String) { (self.channel, self.address) = (channel, address) }
    }

    /// An event of an unknown user.
    ///
    /// - Parameter kind: The name of the kind in projects.
    package init(_ kind: String, id: String, at: Instant, on endpoint: String) {
        (self.kind, self.id, self.at, self.endpoint) = (kind, id, at, endpoint)
    }

    /// The JSON text: the body of a request with this event alone.
    package var text: String {
        var items = [JSONObject.Member(endpoint, batch(on: device, events: [.init(id, .object(event))]))]
        for contact in contacts {
            let name = "\(user?.rawValue ?? "")-\(contact.channel.lowercased())"
            // An app may have given its device this name.
            if !name.hasSameBytes(as: endpoint) { items.append(.init(name, batch(of: contact))) }
        }
        var json = JSONWriter()
        json.write(JSON.object(JSONObject([.init("BatchItem", .object(JSONObject(items)))])))
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private var event: JSONObject {
        JSONObject([.init("EventType", .string(kind)), .init("Timestamp", .string(CivilTime(at).timestamp))])
    }

    /// The endpoint that the app names.
    private var device: JSONObject {
        let found = [("Platform", platform), ("Locale", locale)].compactMap { name, text in
            text.map { JSONObject.Member(name, .string($0)) }
        }
        let demographic = JSONObject.Member("Demographic", .object(JSONObject(found)))
        return JSONObject(found.isEmpty ? owner : [demographic] + owner)
    }

    /// A contact as an endpoint, without events.
    private func batch(of contact: Contact) -> JSON {
        let endpoint = [("ChannelType", contact.channel), ("Address", contact.address)].map { name, text in
            JSONObject.Member(name, .string(text))
        }
        return batch(on: JSONObject(endpoint + owner), events: [])
    }

    private func batch(on endpoint: JSONObject, events: [JSONObject.Member]) -> JSON {
        .object(
            JSONObject([.init("Endpoint", .object(endpoint)), .init("Events", .object(JSONObject(events)))]))
    }

    /// The member that ties an endpoint to the user.
    private var owner: [JSONObject.Member] {
        guard let user else { return [] }
        let id = JSONObject([JSONObject.Member("UserId", .string(user.rawValue))])
        return [JSONObject.Member("User", .object(id))]
    }
}
