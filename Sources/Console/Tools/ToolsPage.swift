/// Links to the tools of the console.
struct ToolsPage: ConsolePage {
    let pattern = "/console/tools"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, explorer) = (visit.texts.inspector, visit.texts.explorer)
        let tools = [
            (texts.title, "/console/tools/token", texts.lead),
            (texts.previewTab, "/console/tools/preview", texts.previewLead),
            (explorer.title, "/console/operations", explorer.lead),
        ]
        return .page(
            ConsoleContent(.tools, title: texts.toolsTitle) {
                element("p", with: [.class("soft")]) { texts.toolsLead }
                element("ul") {
                    for (title, address, lead) in tools {
                        element("li") {
                            link(to: address) { title }
                            ": \(lead)"
                        }
                    }
                }
            })
    }
}
