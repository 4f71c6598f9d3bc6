import Kernel
import WireClient
import WireModel

extension Martlet {
    /// The newest code for `address` in the development inbox, once `count` messages have come.
    func code(for address: String, count: Int = 1) async throws -> String {
        let request = ClientRequest(
            method: "GET", origin: origin, path: "/inbox/messages", query: "destination=\(address)")
        for _ in 0..<500 {
            let answer = try await Line.direct.send(request)
            if case .array(let messages) = try JSONReader.read(answer.body), messages.count >= count,
                let code = messages.first?.object?["code"]?.string
            {
                return code
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw WalkFailure("\(address) did not get \(count) messages")
    }
}
