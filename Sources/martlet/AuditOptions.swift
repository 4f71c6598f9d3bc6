import ArgumentParser
import Server

/// The options of `martlet serve` about the log and the audit log.
struct AuditOptions: ParsableArguments {
    @Option(help: "trace, debug, info, notice, warning, error or critical. (default: info; warning with --dev)")
    var logLevel: String?
    @Option(help: "Requests that leave an audit record: changes, all or off. (default: changes)")
    var audit: String?
    @Option(help: "Where audit records are kept: files or database. (default: files)")
    var auditStore: String?
    @Option(help: "The folder of the audit log. (default: audit in the data folder)")
    var auditFolder: String?
    @Option(help: "Megabytes after which a file of the audit log ends; it ends each day too. (default: 64)")
    var auditFileSize: String?
    @Option(help: "Days that records of the audit log are kept; 0: for ever. (default: 365)")
    var auditDays: String?
    @Option(help: "Megabytes of a node's audit log, beyond which old records are deleted; 0: any number. (default: 0)")
    var auditSize: String?
    @Option(help: "While no record can be written: count what is lost, or refuse requests. (default: count)")
    var auditOverflow: String?
    @Option(help: "Deliver the audit log to syslog://host[:port], syslogs://…, unix:/dev/log or https://…")
    var auditTarget: String?
    @Option(help: "A file with the bearer token for an https:// target.")
    var auditTargetTokenFile: String?
    @Option(help: "A PEM file of authorities to trust instead of the system's, for syslogs://.")
    var auditTargetCaFile: String?

    var flags: [Setting: String?] {
        [
            .logLevel: logLevel, .audit: audit, .auditStore: auditStore, .auditFolder: auditFolder,
            .auditFileSize: auditFileSize,
            .auditDays: auditDays, .auditSize: auditSize, .auditOverflow: auditOverflow, .auditTarget: auditTarget,
            .auditTargetTokenFile: auditTargetTokenFile, .auditTargetCAFile: auditTargetCaFile,
        ]
    }
}
