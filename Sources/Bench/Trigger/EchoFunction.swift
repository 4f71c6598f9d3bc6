import ArgumentParser
import Foundation

/// `Bench function`: a function that returns each event unchanged, so that the cost of a trigger is the server's part
/// only.
struct EchoFunction: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "function", abstract: "Responds to the events of a Lambda Runtime API; the server starts it.",
        shouldDisplay: false)

    func run() throws {
        let address = ProcessInfo.processInfo.environment["AWS_LAMBDA_RUNTIME_API"] ?? ""
        guard let port = address.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw ValidationError("AWS_LAMBDA_RUNTIME_API names no port.")
        }
        let connection = try Connection(port: port)
        while true {
            let event = try connection.call(.get("\(Self.invocation)/next"))
            let id = try event.field("lambda-runtime-aws-request-id")
            _ = try connection.exchange(.post(to: "\(Self.invocation)/\(id)/response", body: event.body))
        }
    }

    private static let invocation = "/2018-06-01/runtime/invocation"
}
