import Kernel
import WireClient
import WireRuntime

extension MartletProcess {
    /// Waits for `count` messages to `address` in the development inbox, and returns the newest code.
    func code(for address: String, count: Int = 1) async throws -> String {
        let request = ClientRequest(
            method: "GET", origin: origin, path: "/inbox/messages", query: "destination=\(address)")
        for _ in 0..<500 {
            let response = try await TestNetwork.direct.send(request)
            if case .array(let messages) = try JSONReader.read(response.body), messages.count >= count,
                let code = messages.first?.object?["code"]?.string
            {
                return code
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw WalkError("\(address) did not get \(count) messages")
    }
}
