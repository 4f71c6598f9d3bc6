import Directory
import Kernel
import Outbound
import SigV4
import Triggers

/// The operation `Invoke` of the API of AWS Lambda.
struct LambdaAPI {
    private let target: LambdaTarget
    private let function: FunctionARN
    private let secret: Secret<String>

    init(_ target: LambdaTarget, function: FunctionARN, secret: Secret<String>) {
        self.target = target
        self.function = function
        self.secret = secret
    }

    /// The signed request.
    func request(_ call: TriggerCall, at now: Instant) -> HTTPCall {
        let name = PercentEncoding.encode(Array((target.functionName ?? function.rawValue).utf8))
        let path = "/2015-03-31/functions/\(name)/invocations"
        let signer = Signer(
            accessKeyID: target.accessKeyID, secret: secret, region: target.region, service: "lambda")
        let headers = signer.signedHeaders(
            of: SignableRequest(
                method: "POST", path: path, query: "",
                headers: [
                    ("host", TargetURL(target.endpoint).hostAndPort), ("content-type", "application/json"),
                    ("x-amz-client-context", Base64.encode(Array(call.clientContext.utf8))),
                    ("x-amz-invocation-type", "RequestResponse"), ("x-amz-log-type", "None"),
                ], body: call.event),
            at: now)
        return HTTPCall(
            toTarget: target.endpoint + path, isPrivate: target.isPrivate, headers: headers, body: call.event)
    }

    /// The function's response.
    ///
    /// - Throws: `TriggerError.failed` if the function ended with an error, `.unreachable` if the API refused.
    static func result(_ response: HTTPCallResponse) throws(TriggerError) -> [UInt8] {
        guard response.status == 200 else { throw .unreachable("the API answers with the status \(response.status)") }
        guard response.headers["x-amz-function-error"] == nil else {
            throw .failed(message: FunctionErrorText.message(in: response.body) ?? "The function failed.")
        }
        return response.body
    }
}
