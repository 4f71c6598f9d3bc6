import Directory
import Triggers

/// The variables of a program: the variables that the Lambda service documents, and the target's own. It inherits none
/// of the server's environment.
struct WorkerEnvironment {
    let variables: [String: String]

    init(_ function: FunctionARN, target: ProcessTarget, port: Int) {
        let parts = function.rawValue.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let region = parts.count > 3 ? parts[3] : ""
        let name = function.functionName
        let standard = [
            "AWS_LAMBDA_RUNTIME_API": "127.0.0.1:\(port)", "AWS_LAMBDA_FUNCTION_NAME": name,
            "AWS_LAMBDA_FUNCTION_VERSION": "$LATEST", "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": "128",
            "AWS_LAMBDA_LOG_GROUP_NAME": "/aws/lambda/\(name)", "AWS_LAMBDA_LOG_STREAM_NAME": name,
            "AWS_LAMBDA_INITIALIZATION_TYPE": "on-demand", "AWS_REGION": region, "AWS_DEFAULT_REGION": region,
            "LAMBDA_TASK_ROOT": target.folder, "LAMBDA_RUNTIME_DIR": target.folder,
            "_HANDLER": target.command.last ?? "", "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
            "TZ": ":UTC",
        ]
        variables = standard.merging(target.environment) { _, own in own }
    }
}
