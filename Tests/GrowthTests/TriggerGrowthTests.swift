import Kernel
import NIOHTTP1
import Testing
import WireRuntime

@testable import TriggerRunners
@testable import Triggers

/// Doubling what a function answers at most doubles the cost of reading it (TRG-09).
@Suite(.serialized) struct TriggerGrowthTests {
    private func overrides(_ text: String) {
        guard case .object(let details)? = try? JSONReader.read(Array(text.utf8)) else { return }
        for areClaimsTexts in [true, false] {
            _ = try? TokenOverridesReader(areClaimsTexts: areClaimsTexts).read(details)
        }
    }

    private func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ",")
    }

    @Test(arguments: Text.units)
    func `errors, paths and output with any text are read in linear time`(_ unit: String) {
        Growth.expectLinear("error", size: 20_000) { size in
            _ = FunctionErrorText.message(in: Array("{\"errorMessage\":\"\(Text.repeating(unit, size))\"}".utf8))
        }
        Growth.expectLinear("path", size: 20_000) { size in
            let path = "/2018-06-01/runtime/invocation/\(Text.repeating(unit, size))/response"
            _ = RuntimeRequest(.POST, path: path, body: [])
        }
        Growth.expectLinear("output", size: 20_000) { size in
            var reader = OutputReader { _ in }
            reader.add(Text.repeating(unit, size).utf8)
            reader.endLine()
        }
        Growth.expectLinear("agent", size: 20_000) { size in
            _ = CallerAgent("aws-sdk-js/1" + Text.repeating(unit, size), Text.repeating(unit, size)).sdkVersion
        }
        Growth.expectLinear("connections", size: 20_000) { size in
            _ = PeerProcess(peerPort: 1, localPort: 2).inode(in: Text.repeating(unit, size))
        }
    }

    @Test func `changes of tokens are read in linear time`() {
        Growth.expectLinear("claims") { count in
            overrides("{\"claimsToAddOrOverride\":{\(list(count) { "\"c\($0)\":\"x\"" })}}")
        }
        Growth.expectLinear("suppressed claims") { count in
            overrides("{\"claimsToSuppress\":[\(list(count) { "\"c\($0)\"" })]}")
        }
        Growth.expectLinear("scopes") { count in
            overrides("{\"accessTokenGeneration\":{\"scopesToAdd\":[\(list(count) { "\"s\($0)\"" })]}}")
        }
        Growth.expectLinear("groups") { count in
            overrides("{\"groupOverrideDetails\":{\"groupsToOverride\":[\(list(count) { "\"g\($0)\"" })]}}")
        }
        Growth.expectLinear("depth", size: 1000) { size in
            let lists = String(repeating: "[", count: size) + String(repeating: "]", count: size)
            overrides("{\"idTokenGeneration\":{\"claimsToAddOrOverride\":{\"a\":\(lists)}}}")
        }
    }
}
