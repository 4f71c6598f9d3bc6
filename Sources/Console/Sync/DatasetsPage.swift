import Kernel
import Wire
import WireRuntime

/// The datasets of an identity, and the identities of the pool as the way to them.
struct DatasetsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/datasets"
    let methods = ["GET", "POST"]

    private static let pageLength = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let identity = visit.query["identity"], !identity.utf8.isEmpty else {
            return try await identities(on: visit)
        }
        let texts = visit.texts.sync
        var input = visit.syncInput([("IdentityId", identity)])
        input["MaxResults"] = .integer(Int64(Self.pageLength))
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let listed = try await visit.ask("ListDatasets", on: input)
        let datasets = listed.objects("Datasets")
        if visit.isForm {
            let chosen = datasets.compactMap { $0["DatasetName"]?.string }.filter { visit.form.has("dataset.\($0)") }
            if !chosen.isEmpty { return try await delete(chosen, of: identity, on: visit) }
        }
        return .page(
            ConsoleContent(.identityPools, title: texts.datasets, above: visit.aboveSync) {
                visit.syncLinks(current: "datasets")
                visit.facts([("IdentityId", identity)])
                element("p", with: [.class("actions")]) { link(to: visit.address) { texts.refresh } }
                list(datasets, of: identity, on: visit)
                visit.paging(
                    visit.syncAddress("datasets"), query: [("identity", identity)],
                    next: listed["NextToken"]?.string)
                create(for: identity, on: visit)
                element("details") {
                    element("summary") { visit.texts.settings.sameReading }
                    visit.same(as: PlannedCall("ListDatasets", of: .sync, input: input))
                }
            })
    }

    private func list(_ datasets: [JSONObject], of identity: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.sync
        guard !datasets.isEmpty else { return element("p") { texts.noDatasets } }
        return visit.form(to: visit.address) {
            visit.table([
                texts.choose, "DatasetName", "NumRecords", "DataStorage", "LastModifiedDate", "LastModifiedBy",
            ]) {
                for dataset in datasets {
                    let name = dataset["DatasetName"]?.string ?? ""
                    element("tr") {
                        element("td") {
                            emptyElement(
                                "input",
                                with: [
                                    .type("checkbox"), .name("dataset.\(name)"), .value("on"),
                                    .label(texts.select(name)),
                                ])
                        }
                        element("th", with: [.scope("row")]) {
                            link(to: visit.syncAddress("dataset", query: [("identity", identity), ("name", name)])) {
                                name
                            }
                        }
                        for member in ["NumRecords", "DataStorage"] { element("td") { dataset[member]?.plain ?? "–" } }
                        element("td") { visit.shownTime(dataset["LastModifiedDate"]) }
                        element("td") { dataset["LastModifiedBy"]?.string ?? "–" }
                    }
                }
            }
            element("p", with: [.class("actions")]) {
                element("button", with: [.class("danger")]) { texts.deleteSelected }
            }
        }
    }

    /// A dataset begins with its first record: its page comes first.
    private func create(for identity: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.sync
        return markup {
            element("h2") { texts.createDataset }
            element(
                "form",
                with: [
                    .class("filter"), Attribute("method", value: "get"),
                    Attribute("action", value: visit.syncAddress("dataset")),
                ]
            ) {
                visit.hidden("identity", value: identity)
                element("div") {
                    element("label", with: [Attribute("for", value: "name")]) { "DatasetName" }
                    emptyElement(
                        "input",
                        with: [
                            .id("name"), .name("name"), Attribute("required", isSet: true),
                            Attribute("maxlength", value: "128"), Attribute("autocomplete", value: "off"),
                        ])
                }
                element("button") { texts.createAndEdit }
            }
        }
    }

    /// One is typed by its name, several by their number.
    private func delete(
        _ names: [String], of identity: String, on visit: ConsoleVisit
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.sync
        let calls = names.map { name in
            PlannedCall(
                "DeleteDataset", of: .sync,
                input: visit.syncInput([("IdentityId", identity), ("DatasetName", name)]))
        }
        return try await visit.make(
            Change(
                calls: calls, differences: names.map { Difference(name: "DatasetName", before: $0, after: nil) },
                effect: texts.deletionEffect, fields: names.map { ("dataset.\($0)", "on") },
                back: visit.syncAddress("datasets", query: [("identity", identity)]), grade: .irreversible,
                typed: names.count == 1 ? names[0] : String(names.count)),
            title: texts.deleteSelected, above: visit.aboveSync)
    }

    private func identities(on visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.sync
        var input = visit.syncInput()
        input["MaxResults"] = .integer(Int64(Self.pageLength))
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let listed = try await visit.ask("ListIdentities", of: .identityPools, on: input)
        let identities = listed.objects("Identities").compactMap { $0["IdentityId"]?.string }
        return .page(
            ConsoleContent(.identityPools, title: texts.datasets, above: visit.aboveSync) {
                visit.syncLinks(current: "datasets")
                element(
                    "form",
                    with: [
                        .class("filter"), Attribute("method", value: "get"),
                        Attribute("action", value: visit.syncAddress("datasets")),
                    ]
                ) {
                    element("div") {
                        element("label", with: [Attribute("for", value: "identity")]) { "IdentityId" }
                        emptyElement(
                            "input", with: [.id("identity"), .name("identity"), Attribute("required", isSet: true)])
                    }
                    element("button") { texts.show }
                }
                if identities.isEmpty { element("p") { texts.noIdentities } }
                element("ul") {
                    for identity in identities {
                        element("li") {
                            link(to: visit.syncAddress("datasets", query: [("identity", identity)])) { code(identity) }
                        }
                    }
                }
                visit.paging(visit.syncAddress("datasets"), query: [], next: listed["NextToken"]?.string)
            })
    }
}

extension ConsoleVisit {
    /// A time of a response, to the second.
    func shownTime(_ value: JSON?) -> String {
        switch value {
        case .integer(let seconds)?: time(Instant(seconds: seconds))
        case .number(let seconds)?:
            time(Int64(exactly: (seconds * 1_000_000).rounded()).map { Instant(microseconds: $0) })
        case .string(let text)?: text
        default: "–"
        }
    }
}
