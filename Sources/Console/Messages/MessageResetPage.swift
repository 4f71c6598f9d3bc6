import Kernel
import Wire
import WireRuntime

/// Removes the texts of a message from the settings after a review, so that it has its default texts again.
struct MessageResetPage: ConsolePage {
    let pattern = "/console/pools/{pool}/message-reset"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.messages
        let choice = MessageChoice(visit.query)
        guard let setting = MessageSetting(choice, in: visit.pool),
            let operation = visit.console.operation(
                setting.source.writing, of: ServiceName.userPools.signingName)
        else { throw ServiceError.invalidParameter(texts.noReset) }
        let source = setting.source
        let stored = source.writable(try await visit.read(source), by: operation.input)
        let after = setting.paths.reduce(stored) { $0.removing($1) }
        let input = try source.input(replacing: stored, by: after, shape: operation.input)
        return try await visit.make(
            Change(
                calls: [PlannedCall(source.writing, input: input)],
                differences: setting.paths.map { path in
                    Difference(name: path.name, before: stored.value(at: path)?.plain, after: nil)
                },
                effect: texts.resetEffect, fields: [],
                back: visit.poolAddress("messages", query: choice.query)),
            title: texts.reset,
            above: visit.abovePool + [(texts.title, visit.poolAddress("messages", query: choice.query))])
    }
}
