import Kernel
import Wire
import WireRuntime

/// The parts of an identity pool's page about sync that a form changes.
enum SyncPart: String, CaseIterable, Sendable {
    case push, streams, bulk, events
}

/// What an identity pool does when datasets change: messages to devices, a stream, a function.
struct SyncSections {
    let visit: ConsoleVisit
    let configuration: JSONObject
    /// The state of the latest bulk publish.
    let bulk: Result<JSONObject, ServiceError>
    let events: Result<JSONObject, ServiceError>
    /// The ARNs of the roles that sync may assume; none if the caller may not list roles.
    let roles: [String]
    /// The ARNs of all that the pool can call.
    let targets: [String]

    private var texts: ConsoleTexts.SyncTexts { visit.texts.sync }
    private var pushSync: JSONObject { configuration["PushSync"]?.object ?? JSONObject() }
    private var stream: JSONObject { configuration["CognitoStreams"]?.object ?? JSONObject() }

    /// Reads the settings of the identity pool in the path, and what they can name.
    static func read(on visit: ConsoleVisit) async throws -> SyncSections {
        let input = visit.syncInput()
        let configuration = try await visit.read(visit.readingSyncConfiguration)
        let bulk = try await visit.found(PlannedCall("GetBulkPublishDetails", of: .sync, input: input))
        let events = try await visit.found(PlannedCall("GetCognitoEvents", of: .sync, input: input))
        let listed = try await visit.found(
            PlannedCall("ListRoles", of: .iam, input: JSONObject([.init("MaxItems", .integer(1000))])))
        let roles = ((try? listed.get())?.objects("Roles") ?? []).filter(trustsSync)
        return SyncSections(
            visit: visit, configuration: configuration, bulk: bulk, events: events,
            roles: roles.compactMap { $0["Arn"]?.string }, targets: try await visit.syncTargets())
    }

    // MARK: - Sections

    var push: Markup {
        let applications = pushSync["ApplicationArns"]?.texts ?? []
        let known = SettingsReading.all(targets.arns(of: "sns"), and: applications)
        return section(.push) {
            ticks(of: known, ticked: applications)
            visit.field(texts.otherApplications, id: "applications", hint: texts.otherHint) {
                element(
                    "textarea",
                    with: [
                        .id("applications"), .name("applications"),
                        Attribute("aria-describedby", value: "applications-hint"),
                    ]
                ) { Markup.empty }
            }
            visit.chooser(
                "push-role", label: texts.role, of: roles, current: pushSync["RoleArn"]?.string ?? "")
            createRole(allowing: "sns:Publish", named: "martlet-push")
        }
    }

    private func ticks(of known: [String], ticked: [String]) -> Markup {
        guard !known.isEmpty else { return element("p", with: [.class("soft")]) { texts.noApplications } }
        return element("fieldset", with: [.class("choices")]) {
            element("legend") { texts.applications }
            for application in known {
                element("label") {
                    emptyElement(
                        "input",
                        with: [
                            .type("checkbox"), .name("application.\(application)"), .value("on"),
                            Attribute("checked", isSet: ticked.contains { $0.hasSameBytes(as: application) }),
                        ])
                    element("span") { application }
                }
            }
        }
    }

    var streams: Markup {
        section(.streams) {
            visit.chooser(
                "stream", label: texts.stream,
                of: targets.arns(of: "kinesis").compactMap(Self.streamName),
                current: stream["StreamName"]?.string ?? "")
            element("p", with: [.class("hint")]) { texts.newStream }
            visit.chooser("stream-role", label: texts.role, of: roles, current: stream["RoleArn"]?.string ?? "")
            createRole(allowing: "kinesis:PutRecord", named: "martlet-streams")
            visit.chooser(
                "status", label: texts.status, of: ["ENABLED", "DISABLED"],
                current: stream["StreamingStatus"]?.string ?? "")
        }
    }

    var bulkPublish: Markup {
        section(.bulk) {
            switch bulk {
            case .success(let details):
                visit.facts(
                    ["BulkPublishStatus", "BulkPublishStartTime", "BulkPublishCompleteTime", "FailureMessage"]
                        .map { ($0, details[$0]?.plain) })
            case .failure(let error): visit.problem(error)
            }
        }
    }

    var eventsTrigger: Markup {
        let current = (try? events.get())?["Events"]?.object?["SyncTrigger"]?.string ?? ""
        return section(.events) {
            if case .failure(let error) = events { visit.problem(error) }
            visit.chooser("function", label: texts.function, of: targets.arns(of: "lambda"), current: current)
        }
    }

    // MARK: - Parts

    /// Whether the trust policy of a role names the service. The document is percent-encoded, and the service's name
    /// the same in that encoding.
    private static func trustsSync(_ role: JSONObject) -> Bool {
        let document = Array((role["AssumeRolePolicyDocument"]?.string ?? "").utf8)
        return document.firstRange(of: Array("cognito-sync.amazonaws.com".utf8)) != nil
    }

    /// The name of a stream: what its ARN has after the last slash.
    private static func streamName(_ arn: String) -> String? {
        arn.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    }

    private func section(_ part: SyncPart, @MarkupBuilder content: () -> Markup) -> Markup {
        element("section", with: [.class("card"), .id(part.rawValue)]) {
            element("h2") { texts.part(part).title }
            element("p", with: [.class("soft")]) { texts.part(part).lead }
            visit.form(to: visit.identityPoolAddress("sync")) {
                visit.hidden("part", value: part.rawValue)
                content()
                element("button", with: [.class("main")]) { part == .bulk ? texts.startBulk : texts.save }
            }
        }
    }

    /// Links to filled-in forms of operations: one creates a role that sync may assume, the other allows it `action`.
    private func createRole(allowing action: String, named name: String) -> Markup {
        let trust = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "sts:AssumeRole", "Principal": \
            {"Service": "cognito-sync.amazonaws.com"}}]}
            """
        let policy = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "\(action)", "Resource": "*"}]}
            """
        let (create, grant) = (
            addressed(
                "/console/operations/iam/CreateRole",
                query: [("RoleName", name), ("AssumeRolePolicyDocument", trust)]),
            addressed(
                "/console/operations/iam/PutRolePolicy",
                query: [("RoleName", name), ("PolicyName", name), ("PolicyDocument", policy)])
        )
        return element("p", with: [.class("actions")]) {
            link(to: create) { texts.createRole }
            link(to: grant) { texts.grant(action) }
        }
    }
}

extension ConsoleVisit {
    /// The call that reads the settings of push messages and streams.
    var readingSyncConfiguration: PlannedCall {
        PlannedCall("GetIdentityPoolConfiguration", of: .sync, input: syncInput())
    }

    /// The ARNs of what the identity pool in the path can call; none if the caller may not know them.
    func syncTargets() async throws -> [String] {
        guard administersServer else { return [] }
        // Targets are registered for pools by ids, which may be those of identity pools too.
        let pool = UserPoolID(rawValue: identityPool.rawValue)
        return try await use("ListTriggerTargets") { try await $0.targets(pool) }
    }

    /// The platform applications that can be ticked: all that can be called or are set.
    func pushApplications() async throws -> [String] {
        let configuration = try await read(readingSyncConfiguration)
        let current = configuration["PushSync"]?.object?["ApplicationArns"]?.texts ?? []
        return SettingsReading.all(try await syncTargets().arns(of: "sns"), and: current)
    }
}

extension [String] {
    /// The ARNs of a service among these.
    fileprivate func arns(of service: String) -> [String] {
        filter { arn in
            let parts = arn.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            return parts.count > 2 && parts[2].elementsEqual(service.utf8)
        }
    }
}
