import Kernel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// The pages above those about the datasets of the identity pool in the path.
    var aboveSync: [(label: String, address: String)] {
        [(texts.home.identityPools, "/console/sync"), (identityPool.rawValue, identityPoolAddress("sync"))]
    }

    /// An input that names the identity pool in the path, and further members.
    func syncInput(_ members: [(name: String, value: String)] = []) -> JSONObject {
        JSONObject(
            [.init("IdentityPoolId", .string(identityPool.rawValue))]
                + members.map { .init($0.name, .string($0.value)) })
    }

    /// Links to the two pages of an identity pool about sync.
    func syncLinks(current: String) -> Markup {
        tabs(
            [(identityPoolAddress("sync"), texts.sync.title), (identityPoolAddress("datasets"), texts.sync.datasets)],
            current: identityPoolAddress(current), label: texts.sync.title)
    }

    /// A field that selects one of `options` or the current value; a line to type in if there are no options, as for
    /// callers who may not list them.
    func chooser(_ name: String, label: String, of options: [String], current: String) -> Markup {
        let isListed = current.isEmpty || options.contains { $0.hasSameBytes(as: current) }
        let all = options + (isListed ? [] : [current])
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
