import Kernel
import Wire
import WireRuntime

/// The page of a dataset: its stored records, the changes that are pending, and the editor of one record.
struct DatasetForm {
    let dataset: ShownDataset
    /// The output of `ListRecords`.
    let listed: JSONObject
    let visit: ConsoleVisit
    var pending = PendingRecords()
    var problem = Markup.empty
    var status = 200
    /// What the editor has of a record; its count is nil for a new one.
    private var key = ""
    private var value = ""
    private var count: Int64?
    /// Whether the value was just formatted as JSON.
    private var isFormatted = false

    private var texts: ConsoleTexts.SyncTexts { visit.texts.sync }
    private var records: [JSONObject] { listed.objects("Records") }

    /// The page with the record that the address names in its editor, or the one in a form that was sent.
    init(_ dataset: ShownDataset, listed: JSONObject, visit: ConsoleVisit) {
        (self.dataset, self.listed, self.visit) = (dataset, listed, visit)
        guard visit.isForm else {
            key = visit.query.anyText("key") ?? ""
            let record = record(key)
            (value, count) = (record?["Value"]?.string ?? "", record.map(Self.count))
            return
        }
        key = visit.form.anyText("key") ?? ""
        // Browsers send the line breaks of a text area as CR LF.
        value = (visit.form.anyText("value") ?? "").replacing("\r\n", with: "\n")
        count = visit.form["count"].flatMap { Int64($0) }
    }

    private func record(_ key: String) -> JSONObject? {
        records.first { $0["Key"]?.string?.hasSameBytes(as: key) == true }
    }

    private static func count(of record: JSONObject) -> Int64 {
        if case .integer(let count)? = record["SyncCount"] { count } else { 0 }
    }

    /// Adds the record in the editor to the pending changes.
    mutating func save() throws {
        guard !key.utf8.isEmpty else { throw ServiceError.invalidParameter(texts.noKey) }
        let stored = record(key).map(Self.count) ?? 0
        try pending.put(PendingRecord(key: key, value: value, count: count ?? stored))
        (key, value, count) = ("", "", nil)
    }

    /// Indents the value, if it is JSON.
    mutating func format() throws {
        guard let json = try? JSONReader.read(Array(value.utf8)) else {
            throw ServiceError.invalidParameter(texts.notJSON)
        }
        (value, isFormatted) = (json.shown(), true)
    }

    /// Adds the removal of the ticked records to the pending changes.
    mutating func removeChosen() throws {
        for record in records {
            guard let key = record["Key"]?.string, record["Value"] != nil, visit.form.has("record.\(key)") else {
                continue
            }
            try pending.put(PendingRecord(key: key, value: nil, count: Self.count(of: record)))
        }
    }

    /// Drops the ticked pending changes.
    mutating func discardChosen() {
        let form = visit.form
        pending.discard { form.has("pending.\($0)") }
    }

    func page() -> ConsoleResponse {
        .page(
            ConsoleContent(
                .identityPools, title: dataset.name,
                above: visit.aboveSync + [
                    (texts.datasets, visit.identityPoolAddress("datasets", query: [("identity", dataset.identity)]))
                ], status: status
            ) {
                visit.facts([
                    ("IdentityId", dataset.identity), ("DatasetSyncCount", listed["DatasetSyncCount"]?.plain),
                    ("LastModifiedBy", listed["LastModifiedBy"]?.plain),
                ])
                problem
                if isFormatted {
                    element("p", with: [.class("notice"), Attribute("role", value: "status")]) { texts.isJSON }
                }
                visit.form(to: visit.address) {
                    visit.hidden("pending", value: pending.text)
                    table
                    changes
                    editor
                }
                visit.paging(
                    visit.identityPoolAddress("dataset"), query: dataset.query, next: listed["NextToken"]?.string)
                visit.sameReading(
                    PlannedCall("ListRecords", of: .sync, input: visit.syncInput(dataset.members)))
            })
    }

    private func button(_ act: DatasetPage.Act, label: String, class: String = "plain") -> Markup {
        element("button", with: [.name("act"), .value(act.rawValue), .class(`class`)]) { label }
    }

    private func tick(_ name: String, label: String) -> Markup {
        emptyElement("input", with: [.type("checkbox"), .name(name), .value("on"), .label(texts.select(label))])
    }
}

extension DatasetForm {
    /// The records that are stored. Removed ones are listed too, without a value.
    private var table: Markup {
        let present = records.filter { $0["Value"] != nil }
        return markup {
            element("h2") { texts.records }
            if present.isEmpty {
                element("p") { texts.noRecords }
            } else {
                visit.table([texts.choose, "Key", "Value", "SyncCount", "LastModifiedDate", "LastModifiedBy"]) {
                    for record in present { row(record) }
                }
                element("p", with: [.class("actions")]) { button(.remove, label: texts.removeSelected) }
            }
        }
    }

    private func row(_ record: JSONObject) -> Markup {
        let key = record["Key"]?.string ?? ""
        let edit = visit.identityPoolAddress("dataset", query: dataset.query + [("key", key)])
        return element("tr") {
            element("td") { tick("record.\(key)", label: key) }
            element("th", with: [.scope("row")]) { link(to: edit) { key } }
            element("td", with: [.class("value")]) { record["Value"]?.string ?? "" }
            element("td") { record["SyncCount"]?.plain ?? "–" }
            element("td") { visit.time(record["LastModifiedDate"]) }
            element("td") { record["LastModifiedBy"]?.string ?? "–" }
        }
    }

    /// The pending changes, which only the page has.
    private var changes: Markup {
        guard !pending.all.isEmpty else { return .empty }
        return element("section", with: [.class("card"), .id("pending")]) {
            element("h2") { texts.pending }
            element("p", with: [.class("soft")]) { texts.pendingLead }
            visit.table([texts.choose, "Key", visit.texts.changes.before, visit.texts.changes.after]) {
                for (index, change) in pending.all.enumerated() {
                    element("tr") {
                        element("td") { tick("pending.\(index)", label: change.key) }
                        element("th", with: [.scope("row")]) { change.key }
                        element("td", with: [.class("value")]) { record(change.key)?["Value"]?.string ?? "–" }
                        element("td", with: [.class("value")]) {
                            element("strong") { change.value ?? texts.removed }
                        }
                    }
                }
            }
            element("p", with: [.class("actions")]) {
                button(.synchronize, label: texts.synchronize, class: "main")
                button(.discard, label: texts.discard)
            }
        }
    }

    private var editor: Markup {
        element("section", with: [.class("card"), .id("record")]) {
            element("h2") { texts.record }
            if let count { visit.hidden("count", value: String(count)) }
            visit.field("Key", id: "key") {
                emptyElement(
                    "input",
                    with: [
                        .id("key"), .name("key"), .value(key), Attribute("maxlength", value: "1024"),
                        Attribute("autocomplete", value: "off"),
                    ])
            }
            visit.field("Value", id: "value", hint: texts.valueHint) {
                element(
                    "textarea",
                    with: [
                        .id("value"), .name("value"), Attribute("rows", value: "6"),
                        Attribute("spellcheck", value: "false"), Attribute("aria-describedby", value: "value-hint"),
                    ]
                ) {
                    // HTML parsers drop a line break at the beginning of a text area.
                    (value.utf8.first == UInt8(ascii: "\n") ? "\n" : "") + value
                }
            }
            element("p", with: [.class("actions")]) {
                button(.save, label: texts.keep)
                button(.format, label: texts.format)
            }
        }
    }
}
