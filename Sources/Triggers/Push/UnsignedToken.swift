import Kernel
import WireRuntime

/// The header and the claims of a token, in the encoded form that is signed.
struct UnsignedToken {
    let text: String

    init(header: [(name: String, value: JSON)], claims: [(name: String, value: JSON)]) {
        text = [header, claims].map { members in
            var writer = JSONWriter()
            writer.write(JSON.object(JSONObject(members.map { .init($0.name, $0.value) })))
            return Base64.encodeURL(writer.bytes)
        }.joined(separator: ".")
    }

    func signed(_ signature: [UInt8]) -> Secret<String> { Secret("\(text).\(Base64.encodeURL(signature))") }
}
