import Wire
import WireRuntime

/// All operations of all services, as links to their forms.
struct OperationsPage: ConsolePage {
    let pattern = "/console/operations"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.explorer
        let services = Dictionary(grouping: visit.console.operations, by: \.service)
        return .page(
            ConsoleContent(.operations, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                for (service, operations) in services.sorted(by: { $0.key < $1.key }) {
                    element("h2", with: [.id(service)]) {
                        code(service)
                        " \(texts.count(operations.filter(\.isBuilt).count, operations.count))"
                    }
                    element("ul", with: [.class("columns")]) {
                        for operation in operations { item(operation, texts: texts) }
                    }
                }
            })
    }

    private func item(_ operation: ExploredOperation, texts: ConsoleTexts.Explorer) -> Markup {
        element("li") {
            link(to: operation.address) { operation.model.name }
            if !operation.isBuilt {
                " "
                element("span", with: [.class("tag")]) { texts.unbuilt }
            }
        }
    }
}
