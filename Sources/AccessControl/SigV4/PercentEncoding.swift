/// The percent-encoding of SigV4 (RFC 3986, section 2), with one spelling for each byte.
enum PercentEncoding {
    /// Encodes all bytes but letters, digits, `-`, `.`, `_`, `~` and those in `also` as `%XX`.
    static func encode(_ bytes: some Collection<UInt8>, also kept: StaticString = "") -> String {
        let kept = kept.withUTF8Buffer { Array($0) }
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            if isUnreserved(byte) || kept.contains(byte) {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes `text`. A percent sign without two digits after it stands for itself, and so does a plus sign.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8] {
        let text = Array(text)
        var bytes: [UInt8] = []
        var place = 0
        while place < text.count {
            if text[place] == UInt8(ascii: "%"), place + 2 < text.count, let high = digit(text[place + 1]),
                let low = digit(text[place + 2])
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(text[place])
                place += 1
            }
        }
        return bytes
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
