import Kernel
import Wire
import WireRuntime

extension ConsoleSite {
    /// The pages of the account: who may do what.
    var accessPages: [any ConsolePage] {
        let own: [any ConsolePage] = [
            AccessPage(), AccessActionPage(), TrustPage(), InlinePolicyPage(), NewInlinePolicyPage(), PolicyPage(),
            SimulatorPage(), InvitationPage(), DeletePage(place: .account),
        ]
        return own
            + PoolPart.ofAccount.flatMap { part -> [any ConsolePage] in
                let pages: [any ConsolePage] = [PartsPage(part: part), NewPartPage(part: part)]
                // `PolicyPage` shows a policy, which has versions and not settings.
                return part.name == "policy" ? pages : pages + [PartPage(part: part)]
            }
    }
}

/// The parts of the account, and the simulator of policies.
struct AccessPage: ConsolePage {
    let pattern = "/console/access"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.access
        return .page(
            ConsoleContent(.access, title: texts.title) {
                element("p", with: [.class("soft")]) { texts.lead }
                element("ul") {
                    for part in PoolPart.ofAccount {
                        let text = visit.texts.parts.part(part.name)
                        element("li") {
                            link(to: "/console/access/\(part.list)") { text.title }
                            ": \(text.lead)"
                        }
                    }
                    element("li") {
                        link(to: "/console/access/simulator") { texts.simulator }
                        ": \(texts.simulatorLead)"
                    }
                    element("li") {
                        link(to: InvitationPage.address) { visit.texts.further.invitation.title }
                        ": \(visit.texts.further.invitation.lead)"
                    }
                }
                shippedPolicies(texts)
            })
    }

    private func shippedPolicies(_ texts: ConsoleTexts.Access) -> Markup {
        markup {
            element("h2") { texts.shipped }
            element("p") { texts.shippedLead }
            element("ul") {
                for (name, effect) in texts.shippedPolicies {
                    let query = [(name: "name", value: "arn:aws:iam::aws:policy/\(name)")]
                    element("li") {
                        link(to: addressed("/console/access/policy", query: query)) { name }
                        ": \(effect)"
                    }
                }
            }
        }
    }
}

extension ConsoleVisit {
    /// The pages above those of the account.
    var aboveAccess: [(label: String, address: String)] { [(texts.access.title, "/console/access")] }

    /// Links to the parts of the account.
    func accessLinks(current: String) -> Markup {
        let parts = PoolPart.ofAccount.map { part in
            (address: "/console/access/\(part.list)", label: texts.parts.part(part.name).title)
        }
        return tabs(
            parts + [("/console/access/simulator", texts.access.simulator)], current: "/console/access/\(current)",
            label: texts.access.title)
    }
}
