import Audit
import Kernel
import Server
import WireRuntime

/// Records and reports as an operator reads them.
enum AuditOutput {
    /// Prints a record, on one line.
    static func show(_ record: JSONObject, line: some Sequence<UInt8>, asJSON: Bool) {
        print(asJSON ? String(decoding: Array(line), as: UTF8.self) : text(of: record))
    }

    /// Time, operation, service, caller, address and outcome.
    private static func text(of record: JSONObject) -> String {
        let identity = record["userIdentity"]?.object
        let who = ["userName", "arn", "principalId"].lazy.compactMap { identity?[$0]?.string }.first ?? "martlet"
        let subject = record["additionalEventData"]?.object?.members.compactMap { member in
            member.value.string.map { "\(member.name)=\($0)" }
        }
        let parts = [
            record["eventTime"]?.string, record["eventName"]?.string,
            record["eventSource"]?.string.map { String($0.prefix { $0 != "." }) }, who,
            record["sourceIPAddress"]?.string, record["errorCode"]?.string ?? "ok", subject?.joined(separator: " "),
        ]
        // The record contains texts of callers.
        return TerminalText.printable(parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  "))
    }
}

extension ChainReport {
    /// The report as an operator reads it: a line, and one for each thing that is wrong.
    var text: String {
        var parts = [
            isStored ? "in the database" : Self.counted(files, of: "file"), Self.counted(records, of: "record"),
            Self.counted(checkpoints, of: "checkpoint"),
        ]
        if let signedAt { parts.append("signed until \(CivilTime(signedAt).timestamp)") }
        if unsigned > 0 { parts.append("\(Self.counted(unsigned, of: "record")) after the last checkpoint") }
        if let torn { parts.append("\(Self.counted(torn, of: "byte")) of a record that was not written to its end") }
        let head = "\(chain)  \(isWhole ? "whole" : "NOT WHOLE")  \(parts.joined(separator: ", "))"
        return ([head] + problems.map { "  \($0)" }).joined(separator: "\n")
    }

    /// A number with its noun, which gets an s unless the number is one.
    private static func counted(_ number: Int, of noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
