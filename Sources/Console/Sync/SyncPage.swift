import Kernel
import Wire
import WireRuntime

/// How much an identity pool stores in datasets, and what happens when these change.
struct SyncPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/sync"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.sync
        var (problem, status) = (Markup.empty, 200)
        if visit.isForm, let part = visit.form["part"].flatMap(SyncPart.init(rawValue:)) {
            do {
                return try await visit.make(
                    try await Self.change(part, on: visit), title: texts.part(part).title, above: visit.aboveSync)
            } catch let error as ServiceError {
                (problem, status) = (visit.problem(error), error.code.status(in: .sync))
            }
        }
        let output = try await visit.read(
            PlannedCall("DescribeIdentityPoolUsage", of: .sync, input: visit.syncInput()))
        let usage = output["IdentityPoolUsage"]?.object ?? JSONObject()
        let sections = try await SyncSections.read(on: visit)
        return .page(
            ConsoleContent(
                .identityPools, title: texts.title, above: Array(visit.aboveSync.prefix(1)), status: status
            ) {
                visit.syncLinks(current: "sync")
                problem
                visit.facts([
                    ("IdentityPoolId", visit.identityPool.rawValue), ("DataStorage", usage["DataStorage"]?.plain),
                    ("SyncSessionsCount", usage["SyncSessionsCount"]?.plain),
                ])
                sections.push
                sections.streams
                sections.bulkPublish
                sections.eventsTrigger
                visit.sameReading(visit.readingSyncConfiguration)
            })
    }

    /// What a form of the page would change.
    private static func change(_ part: SyncPart, on visit: ConsoleVisit) async throws -> Change {
        let texts = visit.texts.sync.part(part)
        let (call, before) = try await call(part, on: visit)
        let after = call.input.members.filter { $0.name != "IdentityPoolId" }
        return Change(
            calls: [call],
            differences: after.map { member in
                Difference(
                    name: member.name, before: before[member.name].map { $0.shown() }, after: member.value.shown())
            }, effect: texts.effect, fields: try await fields(of: visit), back: visit.identityPoolAddress("sync"),
            grade: part == .bulk ? .costly : .reversible)
    }

    /// The call that a form plans, and the settings before it.
    private static func call(
        _ part: SyncPart, on visit: ConsoleVisit
    ) async throws -> (PlannedCall, before: JSONObject) {
        var input = visit.syncInput()
        switch part {
        case .push:
            let known = try await visit.pushApplications()
            input["PushSync"] = .object(push(in: visit.form, known: known))
        case .streams:
            input["CognitoStreams"] = .object(stream(in: visit.form))
        case .bulk:
            return (PlannedCall("BulkPublish", of: .sync, input: input), JSONObject())
        case .events:
            let function = visit.form.anyText("function") ?? ""
            input["Events"] = .object(JSONObject([.init("SyncTrigger", .string(function))]))
            let before = try await visit.read(
                PlannedCall("GetCognitoEvents", of: .sync, input: visit.syncInput()))
            return (PlannedCall("SetCognitoEvents", of: .sync, input: input), before)
        }
        let before = try await visit.read(visit.readingSyncConfiguration)
        return (PlannedCall("SetIdentityPoolConfiguration", of: .sync, input: input), before)
    }

    /// The setting of messages to devices: the applications that are ticked or typed, and the role. Without both it is
    /// empty, which ends the messages.
    private static func push(in form: QueryParameters, known: [String]) -> JSONObject {
        let ticked = known.filter { form.has("application.\($0)") }
        let typed = (form.anyText("applications") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        var push = JSONObject()
        let all = SettingsReading.all(ticked, and: typed)
        if !all.isEmpty { push["ApplicationArns"] = .array(all.map(JSON.string)) }
        if let role = form["push-role"], !role.utf8.isEmpty { push["RoleArn"] = .string(role) }
        return push
    }

    private static func stream(in form: QueryParameters) -> JSONObject {
        let members = [("StreamName", "stream"), ("RoleArn", "stream-role"), ("StreamingStatus", "status")]
        return JSONObject(
            members.compactMap { member, field in
                form[field].flatMap { $0.utf8.isEmpty ? nil : .init(member, .string($0)) }
            })
    }

    /// The fields of the form, as the review sends them again.
    private static func fields(of visit: ConsoleVisit) async throws -> [(name: String, value: String)] {
        let ticked = try await visit.pushApplications().map { "application.\($0)" }
        let names = ["part", "applications", "push-role", "stream", "stream-role", "status", "function"]
        return (names + ticked).compactMap { name in visit.form.anyText(name).map { (name, $0) } }
    }
}

/// The identity pools, with links to their pages about sync.
struct SyncIndexPage: ConsolePage {
    let pattern = "/console/sync"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        var input = JSONObject([.init("MaxResults", .integer(60))])
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let listed = try await visit.read(PlannedCall("ListIdentityPools", of: .identityPools, input: input))
        let pools = listed.objects("IdentityPools")
        return .page(
            ConsoleContent(.identityPools, title: visit.texts.sync.title) {
                if pools.isEmpty { element("p") { visit.texts.home.noIdentityPools } }
                element("ul") {
                    for pool in pools {
                        let id = pool["IdentityPoolId"]?.string ?? ""
                        element("li") {
                            link(to: "\(identityPoolAddress(id))/sync") {
                                pool["IdentityPoolName"]?.string ?? id
                            }
                            " "
                            code(id)
                        }
                    }
                }
                visit.paging("/console/sync", query: [("region", visit.region)], next: listed["NextToken"]?.string)
            })
    }
}
