import Cryptography
import Kernel
import Policies
import Testing

@testable import AccessControl
@testable import Wire

/// Doubling what callers of IAM and STS send at most doubles its cost.
@Suite(.serialized) struct AccessControlGrowthTests {
    private static let world = World(now: { Instant(seconds: 0) }, bytes: { Array(repeating: 7, count: $0) })
    private static let accessKeyID = "ASIA" + String(repeating: "A", count: 16)

    private static func tokens() throws -> SessionTokens {
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        return SessionTokens(SecretCipher(sealer: sealer, hashes: KeyedHash(.make(from: world))), world: world)
    }

    @Test(arguments: Text.units)
    func `session tokens are opened in linear time`(_ unit: String) throws {
        let tokens = try Self.tokens()
        for size in [4000, 1_000_000] {
            Growth.expectLinear("token", size: size) { size in
                _ = tokens.open(Text.repeating(unit, size), of: Self.accessKeyID)
                _ = tokens.open("token", of: Text.repeating(unit, size))
            }
        }
        // The longest token that has the form of one costs the seal's check, whatever it holds.
        Growth.expectLinear("sealed", size: 1500) { size in
            let sealed = [1] + Array(repeating: UInt8(0), count: size)
            for _ in 0..<20 { _ = tokens.open(Base64.encode(sealed), of: Self.accessKeyID) }
        }
    }

    @Test(arguments: Text.units)
    func `session tokens of requests are found in linear time`(_ unit: String) {
        for name in ["X-Amz-Security-Token=", "x%2Damz%2Dsecurity%2Dtoken=", "&", ""] {
            Growth.expectLinear("query") { size in
                _ = SessionTokenText(WireRequest(query: name + Text.repeating(unit, size)))
                _ = SessionTokenText(WireRequest(query: Text.repeating(name + unit + "&", size)))
            }
        }
        Growth.expectLinear("header") { size in
            let text = Text.repeating(unit, size)
            _ = SessionTokenText(WireRequest(headers: [(name: "X-Amz-Security-Token", value: text)]))
        }
    }

    @Test(arguments: Text.units)
    func `names, ARNs and tags are checked in linear time`(_ unit: String) {
        Growth.expectLinear("name") { size in
            let text = Text.repeating(unit, size)
            _ = try? IAMName(text, member: "userName")
            _ = (IAMName.folded(text), IAMTags.folded(text), ManagedPolicyVersion.number(of: "v" + text))
            _ = (try? IAMPath.checked("/" + text + "/"), try? OIDCProvider.url("https://" + text))
            _ = (try? OIDCProvider.check(clientID: text), try? OIDCProvider.check(thumbprints: [text]))
        }
        Growth.expectLinear("ARN") { size in
            for start in ["", "arn:aws:iam::123456789012:role/", "arn:aws:iam::123456789012:role"] {
                let text = start + Text.repeating(unit, size)
                _ = IAMResource(arn: text, in: "123456789012", kind: .role)
            }
        }
        Growth.expectLinear("tag") { size in
            let text = Text.repeating(unit, size)
            _ = try? IAMTags.check([IAMResourceTag(key: text, value: text)], atMost: 50)
            _ = try? IAMTags.check(Array(repeating: .init(key: "a", value: ""), count: size), atMost: 50)
        }
        Growth.expectLinear("policy") { size in
            let text = Text.repeating(unit, size)
            _ = (PolicySize.count(text), try? PolicyText.check(text))
        }
    }

    @Test(arguments: Text.units)
    func `requests for sessions are checked in linear time`(_ unit: String) {
        Growth.expectLinear("session") { size in
            let text = Text.repeating(unit, size)
            for change in [\SessionRequest.policy, \.externalID, \.sourceIdentity] {
                var request = SessionRequest(name: "app")
                request[keyPath: change] = text
                _ = try? request.check(durations: 900...3600, nameMember: "roleSessionName")
            }
            var request = SessionRequest(name: text)
            _ = try? request.check(durations: 900...3600, nameMember: "roleSessionName")
            request.name = "app"
            request.transitiveTagKeys = Array(repeating: "a", count: size)
            _ = try? request.check(durations: 900...3600, nameMember: "roleSessionName")
        }
    }

    @Test(arguments: Text.units)
    func `what a simulation is asked is checked in linear time`(_ unit: String) {
        Growth.expectLinear("simulation") { size in
            let text = Text.repeating(unit, size)
            var request = SimulationRequest(actions: [text, "s3:\(text)"])
            request.resources = [text, "arn:\(text)"]
            request.caller = text
            request.context = [.init(key: text, type: .string, isList: true, values: [text])]
            _ = (try? request.check(), try? request.conditionContext(), try? SimulatedCaller(text))
            _ = try? SimulatedCaller("arn:aws:iam::123456789012:user/" + text)
        }
        Growth.expectLinear("entries", size: 2000) { size in
            var request = SimulationRequest(actions: Array(repeating: "s3:" + unit, count: size))
            request.context = (0..<size).map { .init(key: "a:\($0)", type: .string, isList: false, values: [unit]) }
            _ = (try? request.check(), try? request.conditionContext())
        }
    }

    // A page costs no more than it may, so a larger request has fewer results on it.
    @Test func `a simulation costs at most twice for twice the request`() {
        func policy(_ count: Int) -> String {
            let statements = (0..<count).map { _ in #"{"Effect":"Allow","Action":"s3:*","Resource":"*"}"# }
            return #"{"Statement":[\#(statements.joined(separator: ","))]}"#
        }
        Growth.expectLinear("actions", size: 20) { size in
            var request = SimulationRequest(actions: Array(repeating: "s3:GetObject", count: size))
            request.policies = [policy(20)]
            _ = try? PolicySimulator.simulate(request, after: nil, limit: 1000)
        }
        Growth.expectLinear("statements", size: 40) { size in
            var request = SimulationRequest(actions: Array(repeating: "s3:GetObject", count: 20))
            request.policies = [policy(size)]
            _ = try? PolicySimulator.simulate(request, after: nil, limit: 1000)
        }
        Growth.expectLinear("resources", size: 20) { size in
            var request = SimulationRequest(actions: Array(repeating: "s3:GetObject", count: 20))
            request.policies = [policy(20)]
            request.resources = (0..<size).map { "arn:aws:s3:::b/\($0)" }
            _ = try? PolicySimulator.simulate(request, after: nil, limit: 1000)
        }
    }
}
