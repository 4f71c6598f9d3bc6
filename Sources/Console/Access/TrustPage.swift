/// The trust policy of a role.
struct TrustPage: ConsolePage {
    let pattern = "/console/access/trust"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, role) = (visit.texts.access, try visit.partName)
        let page = PolicyHolder(kind: .role, name: role).address(on: visit)
        return try await visit.edit(
            SettingsPlan(
                source: .trust(of: role), fields: [.policyDocument], title: "\(texts.trust): \(role)",
                lead: texts.trustLead, above: visit.aboveAccess + [(role, page)], back: page))
    }
}
