import IAMModel
import Kernel
import SecurityTokensModel
import Testing

@testable import AccessControl
@testable import Wire
@testable import WireRuntime

/// Doubling a request in the query protocol, or its answer, at most doubles its cost.
@Suite(.serialized) struct QueryGrowthTests {
    private func read(_ body: String, as shape: StructureShape = SimulateCustomPolicyInput.shape) {
        let headers: [WireRequest.Header] = [("content-type", "application/x-www-form-urlencoded")]
        guard let form = try? QueryForm(WireRequest(headers: headers, body: Array(body.utf8))) else { return }
        _ = try? QueryReader.document(form, as: shape)
    }

    private func list(_ count: Int, _ parameter: (Int) -> String) -> String {
        (1...count).map(parameter).joined(separator: "&")
    }

    @Test(arguments: Text.units)
    func `a form of any text is read in linear time`(_ unit: String) {
        Growth.expectLinear("form", size: 20_000) { read(Text.repeating(unit, $0)) }
        Growth.expectLinear("value", size: 20_000) { read("CallerArn=" + Text.repeating(unit, $0)) }
        Growth.expectLinear("name", size: 20_000) { read(Text.repeating(unit, $0) + "=1") }
        Growth.expectLinear("action", size: 20_000) { size in
            let request = WireRequest(
                query: "Action=" + Text.repeating(unit, size),
                headers: [
                    ("authorization", "AWS4-HMAC-SHA256 Credential=" + Text.repeating(unit, size))
                ])
            _ = QueryProtocol.speaks(request)
            guard let form = try? QueryForm(request) else { return }
            _ = try? (form.value(of: "Action"), SignedServiceName.name(in: request, form: form))
        }
    }

    @Test func `lists of any form are read in linear time`() {
        // Up to the most parameters that are read at all.
        let size = QueryForm.maxParameters / 4
        Growth.expectLinear("list", size: size) { count in read(list(count) { "ActionNames.member.\($0)=a" }) }
        Growth.expectLinear("one element", size: size) { count in read(list(count) { _ in "ActionNames.member.1=a" }) }
        Growth.expectLinear("gaps", size: size) { count in read(list(count) { "ActionNames.member.\($0 * 1000)=a" }) }
        Growth.expectLinear("structures", size: size) { count in
            read(list(count) { "ContextEntries.member.\($0).ContextKeyValues.member.1=a" })
        }
        Growth.expectLinear("nested lists", size: size) { count in
            read(list(count) { "ContextEntries.member.1.ContextKeyValues.member.\($0)=a" })
        }
        Growth.expectLinear("one name", size: size) { count in read(list(count) { _ in "CallerArn=a" }) }
        Growth.expectLinear("unknown names", size: size) { count in read(list(count) { "x\($0).y=a" }) }
        Growth.expectLinear("dots", size: size) { count in
            read(list(count) { _ in "ActionNames" + String(repeating: ".", count: 200) })
        }
        let map = StructureShape("Map", [.init("M", .map(.string(), .string()))])
        Growth.expectLinear("map", size: size / 2) { count in
            read(list(count) { "M.entry.\($0).key=k\($0)&M.entry.\($0).value=v" }, as: map)
        }
    }

    @Test(arguments: Text.units)
    func `an answer is written in linear time`(_ unit: String) {
        Growth.expectLinear("text", size: 20_000) { size in
            var xml = XMLWriter()
            xml.element("a", text: Text.repeating(unit, size))
        }
        Growth.expectLinear("list") { count in
            let role = IAMRole(arn: unit, createDate: Instant(seconds: 0), path: "/", roleId: "i", roleName: unit)
            let output = ListRolesOutput(roles: Array(repeating: role, count: count / 20))
            let answer = EncodedOutput(body: output.jsonBytes, shape: ListRolesOutput.shape)
            _ = try? QueryResponse.xml(ListRolesInput.operation, output: answer, requestID: "r")
        }
    }

    @Test(arguments: Text.units)
    func `the signature of a URL is read in linear time`(_ unit: String) {
        let all = "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261121T003000Z&X-Amz-Expires=5&X-Amz-Signature=a"
        Growth.expectLinear("presence", size: 20_000) { _ = PresignedQuery.isPresent(in: Text.repeating(unit, $0)) }
        for name in ["X-Amz-Credential=", "X-Amz-SignedHeaders=", "X-Amz-"] {
            Growth.expectLinear("parameters", size: 2000) { size in
                _ = try? PresignedQuery("\(all)&X-Amz-Credential=a/b/c/d/e&\(name)" + Text.repeating(unit, size))
            }
        }
    }
}
