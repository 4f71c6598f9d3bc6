import Kernel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// The entry of the navigation that the path belongs to: pages of pools, identity pools and IAM share code.
    var section: ConsoleContent.Section {
        let parts = request.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        // The first part is `console`.
        return switch parts.dropFirst().first {
        case "identity-pools", "new-identity-pool": .identityPools
        case "access": .access
        default: .pools
        }
    }

    /// The service whose error codes the page shows.
    var service: ServiceName {
        switch section {
        case .identityPools: .identityPools
        case .access: .iam
        default: .userPools
        }
    }

    /// The region of the pool in the path, or the one in the address; else the default one.
    var region: String {
        if parameters["pool"] != nil { return console.region(pool.region) }
        if parameters["identity-pool"] != nil { return console.region(identityPool.region) }
        return console.region(query["region"])
    }

    /// Links to a list in each region; nothing if the server has one region.
    func regionLinks(to path: String) -> Markup {
        guard console.place.regions.count > 1 else { return .empty }
        return element("p", with: [.class("actions")]) {
            for region in console.place.regions {
                let current = region == self.region ? [Attribute("aria-current", value: "true")] : []
                element("a", with: [.href(addressed(path, query: [("region", region)]))] + current) { region }
            }
        }
    }

    /// A time in an output, which has seconds since 1970, to the second in UTC; a dash for other values.
    func time(_ json: JSON?) -> String {
        switch json {
        case .integer(let seconds)?: time(Instant(seconds: seconds))
        case .number(let seconds)?: time(Int64(exactly: seconds.rounded(.down)).map { Instant(seconds: $0) })
        default: "–"
        }
    }

    /// Performs a call.
    ///
    /// - Returns: Its output.
    /// - Throws: `ServiceError`.
    func perform(_ call: PlannedCall) async throws -> JSONObject {
        try JSONObject(output: await perform(call.name, of: call.service, on: call.input, in: region).get())
    }

    /// Performs a call that changes nothing.
    ///
    /// - Returns: Its output.
    /// - Throws: `ServiceError`.
    func read(_ call: PlannedCall) async throws -> JSONObject { try await perform(call) }

    /// The same, with a refusal as a value: for pages that can show their other parts without the output.
    func found(_ call: PlannedCall) async throws -> Result<JSONObject, ServiceError> {
        try await result { try await read(call) }
    }

    /// The commands that read what a page shows, behind a heading that opens them.
    func sameReading(_ calls: PlannedCall...) -> Markup {
        element("details") {
            element("summary") { texts.settings.sameReading }
            for call in calls { same(as: call) }
        }
    }
}

extension JSON {
    /// The objects of a list; none of other values.
    var objects: [JSONObject] {
        guard case .array(let items) = self else { return [] }
        return items.compactMap(\.object)
    }
}

extension SettingsSource {
    /// The call that reads.
    var readingCall: PlannedCall {
        PlannedCall(reading, of: service, input: JSONObject(identity.members + furtherReading.members))
    }

    /// The call that writes.
    func writing(_ input: JSONObject) -> PlannedCall { PlannedCall(writing, of: service, input: input) }
}
