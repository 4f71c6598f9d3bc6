import Kernel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// The id of the identity pool in the path.
    var syncPool: String { parameters["identity-pool"] ?? "" }

    /// The address of a page of the identity pool in the path.
    func syncAddress(_ page: String, query: [(name: String, value: String)] = []) -> String {
        addressed("/console/identity-pools/\(PercentEncoding.encode(syncPool.utf8))/\(page)", query: query)
    }

    /// The pages above those about datasets.
    var aboveSync: [(label: String, address: String)] {
        [(texts.home.identityPools, "/console/sync"), (syncPool, syncAddress("sync"))]
    }

    /// What names the identity pool in the path, or something in it.
    func syncInput(_ members: [(name: String, value: String)] = []) -> JSONObject {
        JSONObject(
            [.init("IdentityPoolId", .string(syncPool))] + members.map { .init($0.name, .string($0.value)) })
    }

    /// Performs an operation of sync, or of another service.
    ///
    /// - Throws: `ServiceError`.
    func ask(_ name: String, of service: ServiceName = .sync, on input: JSONObject) async throws -> JSONObject {
        let region = IdentityPoolID(rawValue: syncPool).region
        let body = try await perform(name, of: service, on: input, in: region).get()
        return body.isEmpty ? JSONObject() : try JSONReader.read(body, limits: .trusted).object ?? JSONObject()
    }

    /// The same, as a result: for pages that show what else they can.
    func outcome(
        _ name: String, of service: ServiceName = .sync, on input: JSONObject
    ) async throws -> Result<JSONObject, ServiceError> {
        do { return .success(try await ask(name, of: service, on: input)) } catch let error as ServiceError {
            return .failure(error)
        }
    }

    /// The two pages of an identity pool about sync.
    func syncLinks(current: String) -> Markup {
        let pages = [("sync", texts.sync.title), ("datasets", texts.sync.datasets)]
        return element("nav", with: [.label(texts.sync.title)]) {
            element("p", with: [.class("actions")]) {
                for (page, label) in pages {
                    let isCurrent = page == current ? [Attribute("aria-current", value: "page")] : []
                    element("a", with: [.href(syncAddress(page))] + isCurrent) { label }
                }
            }
        }
    }

    /// A field that picks one of `options`, or what it has now; a line to type in if there are none.
    func chooser(_ name: String, label: String, of options: [String], current: String) -> Markup {
        let all = options + (options.contains { $0.hasSameBytes(as: current) } || current.isEmpty ? [] : [current])
        return field(label, id: name) {
            if options.isEmpty {
                emptyElement("input", with: [.id(name), .name(name), .value(current)])
            } else {
                element("select", with: [.id(name), .name(name)]) {
                    element("option", with: [.value("")]) { "–" }
                    for option in all {
                        let isChosen = option.hasSameBytes(as: current)
                        element("option", with: [.value(option), Attribute("selected", isSet: isChosen)]) { option }
                    }
                }
            }
        }
    }
}

extension JSONObject {
    /// The objects in a list; none if there is no such list.
    func objects(_ name: String) -> [JSONObject] {
        guard case .array(let items)? = self[name] else { return [] }
        return items.compactMap(\.object)
    }
}
