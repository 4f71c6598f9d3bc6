import Foundation
import Kernel
import Testing

@testable import AWSMobileClient

/// Doubling what a browser sends to the client at most doubles its cost.
@Suite(.serialized) struct RedirectGrowthTests {
    @Test(arguments: Text.units)
    func `the request of a redirect is read in linear time`(_ unit: String) {
        Growth.expectLinear("target") { size in
            let target = Text.repeating(unit, size)
            _ = LoopbackRequest.read(Array("GET /in?\(target) HTTP/1.1\r\nHost: localhost".utf8), path: "/in")
        }
        Growth.expectLinear("host") { size in
            let host = Text.repeating(unit, size)
            _ = LoopbackRequest.read(Array("GET /in HTTP/1.1\r\nHost: \(host)".utf8), path: "/in")
        }
    }

    @Test(arguments: Text.units)
    func `the answer of a sign-in page is read in linear time`(_ unit: String) throws {
        Growth.expectLinear("answer") { size in
            let query = PercentEncoding.encode(Text.repeating(unit, size).utf8, also: "&=%+")
            guard let url = URL(string: "app://in?\(query)") else { return }
            _ = try? HostedUIRedirect.code(in: url, redirectURI: "app://in", state: "s")
            _ = HostedUIRedirect.isResponse(url, state: "s")
        }
    }
}
