/// A field that is searched in a query or a form before these are parsed.
struct FormField: Sendable {
    private let name: [UInt8]

    static let client = FormField("client_id")
    static let grantType = FormField("grant_type")

    private init(_ name: String) { self.name = Array("\(name)=".utf8) }

    /// The first value of the field, in encoded form.
    func value(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        var rest = text
        while !rest.isEmpty {
            if rest.starts(with: name) { return rest.dropFirst(name.count).prefix { $0 != UInt8(ascii: "&") } }
            rest = rest.drop { $0 != UInt8(ascii: "&") }.dropFirst()
        }
        return nil
    }
}
