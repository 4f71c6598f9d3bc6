import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Second factors, recovery codes, sessions and devices of a user.
struct UserSecurityPage: ConsolePage {
    let pattern = "/console/pools/{pool}/user-security"
    let methods = ["GET", "POST"]

    private static let devicesOnPage = 60

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, pool) = (visit.texts.users, visit.pool)
        let user = try await visit.call(
            AdminGetUserInput(userPoolId: pool, username: try visit.username), in: pool.region)
        let above =
            visit.abovePool + [
                (texts.title, visit.poolAddress("users")),
                (user.username.rawValue, visit.userAddress(user.username)),
            ]
        if visit.isForm, let change = UserSecurityChange(user.username, on: visit) {
            return try await visit.make(change.change, title: change.title, above: above)
        }
        let sessions = try await sessions(of: user.username, on: visit)
        let devices = try await devices(of: user.username, on: visit)
        let codes = try await visit.recoveryCodes(of: user.username)
        return .page(
            ConsoleContent(.pools, title: texts.security.title, above: above) {
                factors(of: user, on: visit)
                codes
                sessions
                devices
            })
    }

    private func factors(of user: AdminGetUserOutput, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        return markup {
            element("h2") { texts.security.factors }
            visit.table([texts.security.factor, texts.status, texts.security.preferred, texts.actionHeading]) {
                for factor in UserSecurityChange.Factor.allCases {
                    let name = factor.rawValue
                    let isOn = user.userMFASettingList?.contains(name) == true
                    element("tr") {
                        element("th", with: [.scope("row")]) { name }
                        element("td") { isOn ? texts.isEnabled : texts.isDisabled }
                        element("td") { user.preferredMfaSetting == name ? texts.security.isPreferred : "–" }
                        element("td") { button(isOn ? .turnOff : .turnOn, of: name, on: visit) }
                    }
                }
            }
        }
    }

    // MARK: - Sessions

    private func sessions(of user: Username, on visit: ConsoleVisit) async throws -> Markup {
        let result = try await visit.result(
            AdminListUserSessionsInput(userPoolId: visit.pool, username: user), in: visit.pool.region)
        return markup {
            element("h2") { visit.texts.users.sessions }
            switch result {
            case .success(let output): table(of: output.sessions ?? [], on: visit)
            case .failure(let error): element("p", with: [.class("soft")]) { error.message }
            }
        }
    }

    private func table(of sessions: [SessionDescriptionType], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        guard !sessions.isEmpty else { return element("p", with: [.class("soft")]) { texts.security.noSessions } }
        return visit.table(
            [texts.created, texts.security.used, texts.from, texts.security.client, texts.actionHeading]
        ) {
            for session in sessions {
                element("tr") {
                    element("th", with: [.scope("row")]) { visit.time(session.createDate) }
                    element("td") { visit.time(session.lastActiveDate) }
                    element("td") {
                        [session.lastIPAddress?.exposed, session.deviceType].compactMap(\.self).joined(separator: ", ")
                    }
                    element("td") { session.clientId?.rawValue ?? session.sessionType?.rawValue ?? "–" }
                    element("td") { button(.endSession, of: session.sessionId ?? "", on: visit) }
                }
            }
        }
    }

    // MARK: - Devices

    private func devices(of user: Username, on visit: ConsoleVisit) async throws -> Markup {
        let input = AdminListDevicesInput(
            limit: Self.devicesOnPage, paginationToken: visit.query["next"], userPoolId: visit.pool, username: user)
        let result = try await visit.result(input, in: visit.pool.region)
        return markup {
            element("h2") { visit.texts.users.security.devices }
            switch result {
            case .success(let output):
                table(of: output.devices ?? [], on: visit)
                visit.paging(
                    visit.poolAddress("user-security"), query: [("username", user.rawValue)],
                    next: output.paginationToken)
            case .failure(let error): element("p", with: [.class("soft")]) { error.message }
            }
        }
    }

    private func table(of devices: [DeviceType], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        guard !devices.isEmpty else { return element("p", with: [.class("soft")]) { texts.security.noDevices } }
        return visit.table([texts.security.device, texts.created, texts.security.used, texts.actionHeading]) {
            for device in devices {
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        device.deviceAttributes?.text("device_name") ?? device.deviceKey ?? "–"
                    }
                    element("td") { visit.time(device.deviceCreateDate) }
                    element("td") { visit.time(device.deviceLastAuthenticatedDate) }
                    element("td") { button(.forgetDevice, of: device.deviceKey ?? "", on: visit) }
                }
            }
        }
    }

    private func button(_ action: UserSecurityChange.Action, of id: String, on visit: ConsoleVisit) -> Markup {
        visit.button(
            visit.texts.users.security.action(action), to: visit.address,
            sending: [("action", action.rawValue), ("id", id)])
    }
}
