import Kernel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// What the pages at this address are about.
    var section: ConsoleContent.Section {
        let parts = request.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        return switch parts.dropFirst().first {
        case "identity-pools", "new-identity-pool": .identityPools
        case "access": .access
        default: .pools
        }
    }

    /// The service whose words refusals have on these pages.
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

    /// The field of a number of operations: a time as JSON has it, to the second.
    func time(_ json: JSON?) -> String {
        switch json {
        case .integer(let seconds)?: time(Instant(seconds: seconds))
        case .number(let seconds)?: time(Int64(exactly: seconds.rounded(.down)).map { Instant(seconds: $0) })
        default: "–"
        }
    }

    /// Performs an operation by its name.
    ///
    /// - Returns: Its output.
    /// - Throws: `ServiceError`.
    func read(_ call: PlannedCall) async throws -> JSONObject {
        let body = try await perform(call.name, of: call.service, on: call.input, in: region).get()
        return try body.isEmpty ? JSONObject() : JSONReader.read(body, limits: .trusted).object ?? JSONObject()
    }

    /// The same, as a result: for pages that show what else they can.
    func found(_ call: PlannedCall) async throws -> Result<JSONObject, ServiceError> {
        do { return .success(try await read(call)) } catch let error as ServiceError { return .failure(error) }
    }

    /// The commands that read what a page shows.
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
