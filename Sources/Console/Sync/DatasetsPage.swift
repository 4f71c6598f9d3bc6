import Kernel
import Wire
import WireRuntime

/// The datasets of an identity; without an identity in the address, the identities of the pool to choose from.
struct DatasetsPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/datasets"
    let methods = ["GET", "POST"]

    private static let pageLength = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let identity = visit.query["identity"], !identity.utf8.isEmpty else {
            return try await identities(on: visit)
        }
        let texts = visit.texts.sync
        let call = PlannedCall("ListDatasets", of: .sync, input: input([("IdentityId", identity)], on: visit))
        let listed = try await visit.read(call)
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
                    visit.identityPoolAddress("datasets"), query: [("identity", identity)],
                    next: listed["NextToken"]?.string)
                creation(for: identity, on: visit)
                visit.sameReading(call)
            })
    }

    /// The input of a listing, from the page that the address names.
    private func input(_ members: [(name: String, value: String)] = [], on visit: ConsoleVisit) -> JSONObject {
        var input = visit.syncInput(members)
        input["MaxResults"] = .integer(Int64(Self.pageLength))
        input["NextToken"] = visit.query["next"].map(JSON.string)
        return input
    }

    // MARK: - Datasets

    private func list(_ datasets: [JSONObject], of identity: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.sync
        guard !datasets.isEmpty else { return element("p") { texts.noDatasets } }
        return visit.form(to: visit.address) {
            visit.table([
                texts.choose, "DatasetName", "NumRecords", "DataStorage", "LastModifiedDate", "LastModifiedBy",
            ]) {
                for dataset in datasets { row(dataset, of: identity, on: visit) }
            }
            element("p", with: [.class("actions")]) {
                element("button", with: [.class("danger")]) { texts.deleteSelected }
            }
        }
    }

    private func row(_ dataset: JSONObject, of identity: String, on visit: ConsoleVisit) -> Markup {
        let shown = ShownDataset(identity: identity, name: dataset["DatasetName"]?.string ?? "")
        return element("tr") {
            element("td") {
                emptyElement(
                    "input",
                    with: [
                        .type("checkbox"), .name("dataset.\(shown.name)"), .value("on"),
                        .label(visit.texts.sync.select(shown.name)),
                    ])
            }
            element("th", with: [.scope("row")]) {
                link(to: visit.identityPoolAddress("dataset", query: shown.query)) { shown.name }
            }
            for member in ["NumRecords", "DataStorage"] { element("td") { dataset[member]?.plain ?? "–" } }
            element("td") { visit.time(dataset["LastModifiedDate"]) }
            element("td") { dataset["LastModifiedBy"]?.string ?? "–" }
        }
    }

    /// The form that opens the page of a new dataset. The dataset is created with its first record.
    private func creation(for identity: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.sync
        return markup {
            element("h2") { texts.createDataset }
            visit.filter(to: visit.identityPoolAddress("dataset")) {
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

    /// Deletes datasets after a review, in which the operator types the name of one, or the number of several.
    private func delete(
        _ names: [String], of identity: String, on visit: ConsoleVisit
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.sync
        let calls = names.map { name in
            let dataset = ShownDataset(identity: identity, name: name)
            return PlannedCall("DeleteDataset", of: .sync, input: visit.syncInput(dataset.members))
        }
        return try await visit.make(
            Change(
                calls: calls, differences: names.map { Difference(name: "DatasetName", before: $0, after: nil) },
                effect: texts.deletionEffect, fields: names.map { ("dataset.\($0)", "on") },
                back: visit.identityPoolAddress("datasets", query: [("identity", identity)]), grade: .irreversible,
                typed: names.count == 1 ? names[0] : String(names.count)),
            title: texts.deleteSelected, above: visit.aboveSync)
    }

    // MARK: - Identities

    private func identities(on visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.sync
        let listed = try await visit.read(PlannedCall("ListIdentities", of: .identityPools, input: input(on: visit)))
        let identities = listed.objects("Identities").compactMap { $0["IdentityId"]?.string }
        return .page(
            ConsoleContent(.identityPools, title: texts.datasets, above: visit.aboveSync) {
                visit.syncLinks(current: "datasets")
                visit.filter(to: visit.identityPoolAddress("datasets")) {
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
                            link(to: visit.identityPoolAddress("datasets", query: [("identity", identity)])) {
                                code(identity)
                            }
                        }
                    }
                }
                visit.paging(visit.identityPoolAddress("datasets"), query: [], next: listed["NextToken"]?.string)
            })
    }
}
