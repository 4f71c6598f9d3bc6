@testable import WireRuntime

/// Builds a document that sets every member of a shape within its limits.
enum SampleDocument {
    static func object(_ shape: StructureShape) -> JSONObject {
        JSONObject(shape.members.map { .init($0.name, value($0.shape)) })
    }

    private static func value(_ shape: Shape) -> JSON {
        switch shape.kind {
        case .string: .string(text(shape))
        case .enumeration(let words): .string(words.last ?? "")
        case .boolean: .boolean(true)
        case .integer: .integer(Int64(shape.minimum ?? shape.maximum ?? 7))
        case .long: .integer(Int64(shape.maximum ?? 7_000_000_000))
        case .timestamp: .number(1_700_000_000.125)
        case .blob: .string("AAECAw==")
        case .document: .object(JSONObject([.init("any", .array([.null, .integer(1)]))]))
        case .list(let element): .array(Array(repeating: value(element), count: max(1, min(2, shape.maximum ?? 2))))
        case .map(let key, let element): .object(JSONObject([.init(text(key), value(element))]))
        case .structure(let structure): .object(object(structure))
        }
    }

    /// Texts that match the models' patterns.
    private static let texts = [
        "a", "1", "Level1", "abc", "a@b.c", "eu-west-1_0a1b2c", "eu-west-1:0a1b-2c", "arn:aws:iam::123456789012:role/x",
        "arn:aws:s3:::bucket/file", "arn:aws:sns:eu-west-1:123456789012:app/GCM/name", "cognito:default",
        "import-abc", "terms-of-use", "authenticated", "code {####}", "see {##here##}",
        "/path/", "v1",
        "01234567-0123-4123-8123-0123456789ab", "tkn0123456789012345678901234",
        "arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_abc",
    ]

    private static func text(_ shape: Shape) -> String {
        if case .enumeration(let words) = shape.kind { return words.first ?? "" }
        for text in texts where shape.pattern?.matches(text) ?? true {
            let missing = (shape.minimum ?? 0) - text.unicodeScalars.count
            guard missing > 0 else { return text }
            let padded = text + String(repeating: "a", count: missing)
            let digits = text + String(repeating: "1", count: missing)
            if shape.pattern?.matches(padded) ?? true { return padded }
            if shape.pattern?.matches(digits) ?? true { return digits }
        }
        return "no text for \(shape.pattern?.source ?? "")"
    }
}
