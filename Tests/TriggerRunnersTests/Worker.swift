import Directory
import Foundation
import Kernel
import TestKit
import Triggers

@testable import TriggerRunners

/// A program of a few lines that speaks to a Runtime API, in a folder of its own.
///
/// An event says what it does: `{"do": "echo"}`.
final class Worker: Sendable {
    static let function = FunctionARN(rawValue: "arn:aws:lambda:eu-test-1:123456789012:function:worker")

    private static let worlds = Locked<UInt64>(5)

    let folder: String
    /// The lines that the program has printed.
    let lines = Locked<[String]>([])

    init() throws {
        folder = TemporaryFolder().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(Self.program.utf8).write(to: URL(fileURLWithPath: "\(folder)/worker.py"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A pool of copies, which keeps the folder.
    func pool(
        _ arguments: [String] = [], workers: Int = 2, idleSeconds: Int = 60, environment: [String: String] = [:],
        clock: ManualClock = ManualClock(Instant(seconds: 1_800_000_000))
    ) -> ProcessPool {
        pool(
            command: ["/usr/bin/env", "python3", "\(folder)/worker.py"] + arguments, workers: workers,
            idleSeconds: idleSeconds, environment: environment, clock: clock)
    }

    func pool(
        command: [String], workers: Int = 2, idleSeconds: Int = 60, environment: [String: String] = [:],
        clock: ManualClock = ManualClock(Instant(seconds: 1_800_000_000))
    ) -> ProcessPool {
        ProcessPool(
            Self.function,
            target: ProcessTarget(
                command: command, folder: folder, environment: environment, workers: workers, idleSeconds: idleSeconds),
            world: Self.makeWorld(clock: clock)
        ) { _, line in self.lines.change { $0.append(line) } }
    }

    /// A world with ids of its own, as in a server: suites run side by side, and programs are ended by their ids.
    static func makeWorld(clock: ManualClock = ManualClock(Instant(seconds: 1_800_000_000))) -> World {
        let random = SeededRandom(
            seed: worlds.change {
                $0 += 1; return $0
            })
        return World(now: { clock.now }, bytes: { random.bytes($0) })
    }

    /// A call with an event of these members.
    static func call(_ event: [String: String], seconds: Int = 300) -> TriggerCall {
        let event = (try? JSONEncoder().encode(event)) ?? Data()
        return TriggerCall(
            function, for: UserPoolID(rawValue: "eu-test-1_p"), event: [UInt8](event), idempotencyKey: "key",
            timeLimit: .seconds(seconds))
    }

    private static let program = """
        import http.client, json, os, subprocess, sys, time

        def ask(api, method, path, body=None):
            api.request(method, "/2018-06-01/runtime" + path, body)
            answer = api.getresponse()
            return answer, answer.read()

        def answer_to(event):
            what = event["do"]
            if what == "crash":
                os._exit(7)
            if what == "hang":
                time.sleep(600)
            if what == "long":
                return {"text": "x" * (1 << 20)}
            if what == "leave":
                left = subprocess.Popen(["sleep", "600"], start_new_session=True, stdout=subprocess.DEVNULL)
                return {"process": left.pid}
            if what == "wait":
                open(event["file"] + ".begun", "w").close()
                while not os.path.exists(event["file"]):
                    time.sleep(0.01)
                return {}
            if what == "say":
                print(event["text"], flush=True)
            if what == "steal":
                try:
                    thief = http.client.HTTPConnection(event["api"], timeout=5)
                    return {"stolen": ask(thief, "GET", "/invocation/next")[1].decode()}
                except Exception as error:
                    return {"stolen": "", "error": type(error).__name__}
            return {
                "process": os.getpid(), "group": os.getpgid(0), "variables": sorted(os.environ),
                "api": os.environ["AWS_LAMBDA_RUNTIME_API"], "folder": os.getcwd(),
                "arguments": sys.argv[1:], "input": sys.stdin.read(),
                "files": sorted(int(name) for name in os.listdir("/proc/self/fd")) if os.path.isdir("/proc") else [],
            }

        if "broken" in sys.argv:
            ask(http.client.HTTPConnection(os.environ["AWS_LAMBDA_RUNTIME_API"]), "POST", "/init/error",
                json.dumps({"errorMessage": "no such module", "errorType": "Runtime.ImportModuleError"}))
            sys.exit(1)
        api = http.client.HTTPConnection(os.environ["AWS_LAMBDA_RUNTIME_API"])
        while True:
            answer, body = ask(api, "GET", "/invocation/next")
            name = answer.headers["Lambda-Runtime-Aws-Request-Id"]
            event = json.loads(body)
            if event["do"] == "fail":
                ask(api, "POST", f"/invocation/{name}/error", json.dumps({"errorMessage": "no thanks"}))
            elif event["do"] == "wrong id":
                ask(api, "POST", "/invocation/another/response", "{}")
                ask(api, "POST", f"/invocation/{name}/response", json.dumps({"status": "after the wrong one"}))
            elif event["do"] == "headers":
                ask(api, "POST", f"/invocation/{name}/response", json.dumps(dict(answer.headers)))
            else:
                ask(api, "POST", f"/invocation/{name}/response", json.dumps(answer_to(event)))

        """
}
