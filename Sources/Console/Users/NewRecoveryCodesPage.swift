import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Gives a user new recovery codes after a review. They are shown once, on the page after the change.
struct NewRecoveryCodesPage: ConsolePage {
    let pattern = "/console/pools/{pool}/recovery-codes"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.further.codes
        let user = try await visit.call(
            AdminGetUserInput(userPoolId: visit.pool, username: try visit.username), in: visit.pool.region
        ).username
        let back = visit.userAddress(user, page: "user-security")
        guard visit.isForm else { return .redirect(back) }
        // A code replaces the second factor, and the user may be an operator.
        guard try await visit.managesOperators else { throw ServiceError(.accessDenied, texts.denied) }
        let above =
            visit.abovePool + [
                (visit.texts.users.title, visit.poolAddress("users")), (user.rawValue, visit.userAddress(user)),
                (visit.texts.users.security.title, back),
            ]
        let change = Change(
            calls: [],
            differences: [
                Difference(
                    name: texts.title, before: try await visit.recoveryCodeCount(of: user), after: texts.left(10))
            ],
            effect: texts.effect, fields: [], back: back, grade: .costly,
            act: {
                let made = try await visit.command("CreateRecoveryCodes", on: visit.naming(user))
                let codes = made.object?["codes"]?.texts ?? []
                return .page(
                    ConsoleContent(.pools, title: texts.title, above: above) {
                        element("p", with: [.class("alert"), Attribute("role", value: "status")]) { texts.once }
                        visit.copied(codes.joined(separator: "\n"), id: "codes")
                    })
            },
            words: "martlet user recovery-codes --pool \(visit.pool) --username \(SameCommand.shell(user.rawValue))")
        return try await visit.make(change, title: "\(texts.create): \(user.rawValue)", above: above)
    }
}

extension ConsoleVisit {
    /// Whether the caller may do what makes operators, or lets one pass for another.
    var managesOperators: Bool {
        get async throws {
            guard administersServer else { return false }
            return try await console.sessions.managesOperators(caller, in: session)
        }
    }

    /// The input of a command about a user of the pool in the path.
    fileprivate func naming(_ user: Username) -> JSONObject {
        JSONObject(texts: ["pool": pool.rawValue, "username": user.rawValue])
    }

    /// How many codes a user has left; nil if that cannot be read.
    fileprivate func recoveryCodeCount(of user: Username) async throws -> String? {
        let found = try await commandResult("GetRecoveryCodeCount", on: naming(user))
        return (try? found.get())?.object?["count"]?.whole.map(texts.further.codes.left)
    }

    /// How many recovery codes a user has, and the button that makes new ones; nothing for callers who do not
    /// administer the server.
    func recoveryCodes(of user: Username) async throws -> Markup {
        guard administersServer else { return .empty }
        let (texts, count) = (texts.further.codes, try await recoveryCodeCount(of: user))
        return element("section", with: [.id("recovery-codes")]) {
            element("h2") { texts.title }
            if let count { element("p") { count } }
            button(texts.create, to: userAddress(user, page: "recovery-codes"), sending: [])
        }
    }
}
