import Kernel

/// The fields of a hash's text, separated by dollar signs.
struct HashFields {
    let text: String
    /// The fields; the first is empty if the text begins with a dollar sign.
    let all: [String]

    init(_ text: String) {
        self.text = text
        all = text.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The name of the form: the first field, or a dollar sign and the second.
    var name: String { all.first == "" && all.count > 1 ? "$" + all[1] : all.first ?? "" }

    /// The fields after the name; nil for another number of fields.
    func rest(_ count: Int) -> ArraySlice<String>? {
        let named = all.first == "" ? 2 : 1
        return all.count == named + count ? all.dropFirst(named) : nil
    }

    /// The numbers and texts of a field such as `m=65536,t=3,p=4`; nil if one has no name or occurs twice.
    static func parameters(of field: String) -> [String: String]? {
        var found: [String: String] = [:]
        for part in field.utf8.split(separator: UInt8(ascii: ","), maxSplits: 8) {
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = String(decoding: part[..<equals], as: UTF8.self)
            let value = String(decoding: part[part.index(after: equals)...], as: UTF8.self)
            guard found.updateValue(value, forKey: name) == nil else { return nil }
        }
        return found
    }

    /// A number that consists only of decimal digits.
    static func number(_ text: String?) -> Int? {
        guard let text, !text.utf8.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(text)
    }

    /// Base64 with or without padding, and with a point instead of the plus sign, as in passlib's hashes.
    static func bytes(_ text: String?) -> [UInt8]? {
        guard let text else { return nil }
        var letters = text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "+") : $0 }
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        letters += [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
        return Base64.decode(String(decoding: letters, as: UTF8.self))
    }
}
