import Kernel
import Outbound
import Triggers

extension HTTPCall {
    /// A POST to a target, at an address that the operator has given or that is a platform's own.
    ///
    /// - Parameter isPrivate: Whether the address may be in a private network.
    init(
        toTarget url: String, isPrivate: Bool, headers: [Header], body: [UInt8]
    ) {
        self.init("POST", url: url, headers: headers, body: body)
        reach = isPrivate || TargetURL(url).isLoopback ? .any : .publicOnly
    }

    /// A form to a target.
    init(toTarget url: String, isPrivate: Bool, form: [(String, String)]) {
        self.init(
            toTarget: url, isPrivate: isPrivate,
            headers: [("content-type", "application/x-www-form-urlencoded")], body: Self.encoded(form))
    }

    /// The body of a form.
    static func encoded(_ form: [(String, String)]) -> [UInt8] {
        let pairs = form.map { name, value in
            "\(PercentEncoding.encode(Array(name.utf8)))=\(PercentEncoding.encode(Array(value.utf8)))"
        }
        return Array(pairs.joined(separator: "&").utf8)
    }
}
