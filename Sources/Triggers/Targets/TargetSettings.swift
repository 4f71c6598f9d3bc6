import Kernel

/// How a function is called, without secrets. The store keeps it as JSON.
package enum TargetSettings: Codable, Sendable, Equatable {
    /// By the API of AWS Lambda.
    case lambda(LambdaTarget)
    /// By a signed HTTP request.
    case hook(HookTarget)
    /// By handing the event to a local program.
    case process(ProcessTarget)
    /// By the API of Amazon Kinesis: the target of a stream.
    case kinesis(KinesisTarget)
    /// By Apple's push service: the target of a platform application, as the following ones.
    case apns(APNsTarget)
    /// By Firebase Cloud Messaging.
    case fcm(FCMTarget)
    /// By Amazon Device Messaging.
    case adm(ADMTarget)
    /// By the API of Amazon SNS.
    case sns(SNSTarget)

    /// The word for the kind.
    package var kind: String {
        switch self {
        case .lambda: "lambda"
        case .hook: "hook"
        case .process: "process"
        case .kinesis: "kinesis"
        case .apns: "apns"
        case .fcm: "fcm"
        case .adm: "adm"
        case .sns: "sns"
        }
    }
}

/// A function behind the API of AWS Lambda, at AWS or at a compatible server.
package struct LambdaTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port.
    package var endpoint: String
    /// The region in the signature.
    package var region: String
    /// The access key's id.
    package var accessKeyID: String
    /// The function's name at the API; nil for the ARN.
    package var functionName: String?
    /// Whether the endpoint may be in a private network.
    package var isPrivate: Bool

    package init(
        endpoint: String, region: String, accessKeyID: String, functionName: String? = nil, isPrivate: Bool = false
    ) {
        self.endpoint = endpoint
        self.region = region
        self.accessKeyID = accessKeyID
        self.functionName = functionName
        self.isPrivate = isPrivate
    }

    func check() throws(InvalidInput) {
        try TargetURL(endpoint).checkOrigin()
        try TargetWords.check(
            [region, accessKeyID, functionName].compactMap(\.self), maxLength: 2048,
            called: "A region, access key id or function name")
    }
}

/// A function that is an HTTP server of its own.
package struct HookTarget: Codable, Sendable, Equatable {
    /// Where each event is posted.
    package var url: String
    /// Whether the URL may be in a private network.
    package var isPrivate: Bool

    package init(url: String, isPrivate: Bool = false) {
        self.url = url
        self.isPrivate = isPrivate
    }

    func check() throws(InvalidInput) { try TargetURL(url).check() }
}

/// A program on this machine that asks a Lambda Runtime API for events.
package struct ProcessTarget: Codable, Sendable, Equatable {
    /// The program's path and its arguments. No shell reads them.
    package var command: [String]
    /// The working folder.
    package var folder: String
    /// Variables of the environment, added to those of the Runtime API.
    package var environment: [String: String]
    /// How many copies run at most.
    package var workers: Int
    /// After how many seconds without an event a copy ends.
    package var idleSeconds: Int

    package init(
        command: [String], folder: String, environment: [String: String] = [:], workers: Int = 4,
        idleSeconds: Int = 300
    ) {
        self.command = command
        self.folder = folder
        self.environment = environment
        self.workers = workers
        self.idleSeconds = idleSeconds
    }

    func check() throws(InvalidInput) {
        let texts = command + [folder] + environment.flatMap { [$0.key, $0.value] }
        guard let program = command.first, program.utf8.first == UInt8(ascii: "/"),
            folder.utf8.first == UInt8(ascii: "/"), !texts.contains(where: { $0.utf8.contains(0) })
        else { throw InvalidInput("The program and its folder are absolute paths.") }
        guard environment.keys.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "=")) }) else {
            throw InvalidInput("The name of a variable is empty or has an equals sign.")
        }
        guard (1...64).contains(workers) else { throw InvalidInput("There are 1 to 64 workers.") }
        guard (1...86_400).contains(idleSeconds) else { throw InvalidInput("Workers end after 1 to 86400 seconds.") }
    }
}
