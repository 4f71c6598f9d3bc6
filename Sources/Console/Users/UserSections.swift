import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The sections of a user's page.
struct UserSections {
    let user: AdminGetUserOutput
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.Users { visit.texts.users }
    private var address: String { visit.userAddress(user.username) }

    /// The members by which inputs of operations name the user.
    private var identity: [(name: String, value: String)] {
        [("UserPoolId", visit.pool.rawValue), ("Username", user.username.rawValue)]
    }

    var state: Markup {
        visit.facts([
            ("Username", user.username.rawValue), ("sub", user.userAttributes?.text("sub")),
            ("UserStatus", user.userStatus?.rawValue),
            ("Enabled", user.enabled == false ? texts.isDisabled : texts.isEnabled),
            ("UserMFASettingList", user.userMFASettingList?.joined(separator: ", ")),
            ("UserCreateDate", visit.time(user.userCreateDate)),
            ("UserLastModifiedDate", visit.time(user.userLastModifiedDate)),
        ])
    }

    /// The actions that the user's state allows. A user must be disabled before it can be deleted.
    var actions: Markup {
        let isDisabled = user.enabled == false
        return element("div", with: [.class("actions")]) {
            action(isDisabled ? .enable : .disable)
            action(.resetPassword)
            action(.signOut)
            if user.userStatus == .unconfirmed { action(.confirm) }
            if user.userStatus == .forceChangePassword { resendInvitation }
            link(to: visit.userAddress(user.username, page: "user-security")) { texts.security.title }
            link(to: visit.userAddress(user.username, page: "attributes")) { texts.editAttributes }
            link(
                to: addressed(
                    "/console/tools/preview",
                    query: [("pool", visit.pool.rawValue), ("username", user.username.rawValue)])
            ) { visit.texts.inspector.previewTab }
            if isDisabled {
                visit.operationLink("AdminDeleteUser", on: identity)
            } else {
                element("span", with: [.class("soft")]) { texts.disableFirst }
            }
        }
    }

    private var resendInvitation: Markup {
        let resend = UserSecurityChange.Action.resendInvitation
        return visit.button(
            texts.security.action(resend), to: visit.userAddress(user.username, page: "user-security"),
            sending: [("action", resend.rawValue)])
    }

    private func action(_ action: UserAction) -> Markup {
        visit.button(texts.action(action), to: address, sending: [("action", action.rawValue)])
    }

    var attributes: Markup {
        markup {
            element("h2") { texts.attributes }
            visit.facts((user.userAttributes ?? []).map { ($0.name, $0.value?.exposed) })
        }
    }

    func groups(_ result: Result<AdminListGroupsForUserOutput, ServiceError>) -> Markup {
        markup {
            element("h2") { texts.groups }
            switch result {
            case .success(let output): list(output.groups ?? [])
            case .failure(let error): visit.problem(error)
            }
            visit.form(to: address, class: "filter") {
                visit.hidden("action", value: UserAction.addToGroup.rawValue)
                element("div") {
                    element("label", with: [Attribute("for", value: "group")]) { texts.group }
                    emptyElement(
                        "input", with: [.id("group"), .name("group"), Attribute("required", isSet: true)])
                }
                element("button") { texts.action(.addToGroup) }
            }
        }
    }

    private func list(_ groups: [GroupType]) -> Markup {
        guard !groups.isEmpty else { return element("p", with: [.class("soft")]) { texts.noGroups } }
        return visit.table([texts.group, texts.precedence, texts.role, texts.actionHeading]) {
            for group in groups {
                let name = group.groupName?.rawValue ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) { name }
                    element("td") { group.precedence.map(String.init) ?? "–" }
                    element("td") { group.roleArn ?? "–" }
                    element("td") {
                        visit.button(
                            texts.action(.removeFromGroup), to: address,
                            sending: [("action", UserAction.removeFromGroup.rawValue), ("group", name)])
                    }
                }
            }
        }
    }

    func history(_ result: Result<AdminListUserAuthEventsOutput, ServiceError>) -> Markup {
        markup {
            element("h2") { texts.history }
            switch result {
            case .success(let output): list(output.authEvents ?? [])
            case .failure(let error): element("p", with: [.class("soft")]) { error.message }
            }
            element("p") {
                let events = visit.poolAddress("protection", query: [("username", user.username.rawValue)])
                link(to: events) { visit.texts.administration.protection.action }
            }
        }
    }

    private func list(_ events: [AuthEventType]) -> Markup {
        guard !events.isEmpty else { return element("p", with: [.class("soft")]) { texts.noHistory } }
        return visit.table([texts.time, texts.event, texts.outcome, texts.risk, texts.from]) {
            for event in events {
                element("tr") {
                    element("th", with: [.scope("row")]) { visit.time(event.creationDate) }
                    element("td") { event.eventType?.rawValue ?? "–" }
                    element("td") { event.outcome }
                    element("td") {
                        [event.eventRisk?.riskDecision?.rawValue, event.eventRisk?.riskLevel?.rawValue]
                            .compactMap(\.self).joined(separator: ", ")
                    }
                    element("td") {
                        [event.eventContextData?.ipAddress, event.eventContextData?.deviceName]
                            .compactMap(\.self).joined(separator: ", ")
                    }
                }
            }
        }
    }

    /// Links to the forms of further operations.
    var more: Markup {
        markup {
            element("h2") { visit.texts.pools.more }
            element("ul", with: [.class("columns")]) {
                for name in [
                    "AdminSetUserPassword", "AdminSetUserMFAPreference", "AdminGetUserAuthFactors",
                    "AdminUpdateAuthEventFeedback",
                ] { element("li") { visit.operationLink(name, on: identity) } }
            }
        }
    }
}
