import ArgumentParser
import Foundation
import Pages
import Server

/// `martlet trigger`
struct TriggerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trigger", abstract: "Say where the functions are that pools call, and try them.",
        subcommands: [TriggerAddCommand.self, List.self, Remove.self, Invoke.self])

    /// `martlet trigger list`
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the targets in the order of their ARNs.")
        @OptionGroup var store: StoreOptions

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for target in try await admin.perform(ListTriggerTargets()) {
                    let pools = target.pools.map { "  for " + $0.joined(separator: ", ") } ?? ""
                    let note = target.isConfigured ? "  (configuration file)" : ""
                    print("\(target.function)  \(target.kind)  \(target.place)\(pools)\(note)")
                }
            }
        }
    }

    /// `martlet trigger remove`
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a target; pools that name its function can no longer call it.")
        @OptionGroup var store: StoreOptions
        @Argument(help: "The function's ARN.")
        var function: String

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                try await admin.perform(RemoveTriggerTarget(function: function))
                print("\(function)  removed")
            }
        }
    }

    /// `martlet trigger invoke`
    struct Invoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Call the function of a pool's trigger once, and show event and answer.",
            discussion: "Nothing in the pool changes, whatever the function answers.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: TriggerName
        @Flag(help: "Send a sample event.")
        var sample = false
        @Option(help: "Send the event in this file.")
        var event: String?

        func validate() throws {
            guard sample != (event != nil) else { throw ValidationError("give either --sample or --event") }
        }

        func run() async throws {
            let text: String?
            do { text = try event.map { String(decoding: try Settings.read($0), as: UTF8.self) } } catch {
                throw CommandError(line: "--event: \(error)", code: 1)
            }
            try await store.ask(mustExist: true) { admin in
                let call = try await admin.perform(InvokeTrigger(trigger: name.trigger, pool: name.pool, event: text))
                print("event   \(call.event)")
                guard let problem = call.problem else { return print("answer  \(call.response)") }
                throw ConfigurationError("\(name.trigger): no answer after \(call.milliseconds) ms: \(problem)")
            }
        }
    }
}
