import Kernel
import WireRuntime

/// The command of the AWS CLI and the lines for boto3 that do the same as a call of the console.
struct SameCommand: Sendable {
    let operation: OperationModel
    /// The input, with `Masking.mask` for each secret.
    let input: JSONObject
    let endpoint: String
    let region: String

    /// The command of the AWS CLI.
    var cli: String {
        let service = operation.service.signingName
        var words = ["aws \(service) \(Self.words(of: operation.name, joinedBy: "-"))"]
        for member in input.members { words.append(option(member)) }
        words += ["--region \(region)", "--endpoint-url \(endpoint)"]
        return words.joined(separator: " \\\n  ")
    }

    /// Lines of Python.
    var boto3: String {
        let service = Self.quoted(operation.service.signingName)
        let arguments = input.members.map { "    \($0.name)=\(Self.python($0.value)),\n" }.joined()
        let call = arguments.isEmpty ? "()" : "(\n\(arguments))"
        return """
            import boto3
            client = boto3.client(\(service), region_name=\(Self.quoted(region)), endpoint_url=\(Self.quoted(endpoint)))
            client.\(Self.words(of: operation.name, joinedBy: "_"))\(call)
            """
    }

    private func option(_ member: JSONObject.Member) -> String {
        let name = Self.words(of: member.name, joinedBy: "-")
        switch member.value {
        case .boolean(let isOn): return isOn ? "--\(name)" : "--no-\(name)"
        case .string(let text): return Self.option(name, value: text)
        case .null, .integer, .number, .array, .object: return Self.option(name, value: member.value.compact)
        }
    }

    /// An option of a command with its value. A value that begins with a hyphen would be read as an option.
    static func option(_ name: String, value: String) -> String {
        "--\(name)\(value.utf8.first == UInt8(ascii: "-") ? "=" : " ")\(shell(value))"
    }

    /// A word for the shell.
    static func shell(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._:/@+,".utf8.contains($0) }
        if isPlain { return text }
        let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        return "'\(parts.map { String(Substring($0)) }.joined(separator: "'\\''"))'"
    }
}

extension SameCommand {
    private static func python(_ json: JSON) -> String {
        switch json {
        case .null: "None"
        case .boolean(let isOn): isOn ? "True" : "False"
        case .integer, .number: json.compact
        case .string(let text): quoted(text)
        case .array(let items): "[\(items.map(python).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.members.map { "\(quoted($0.name)): \(python($0.value))" }.joined(separator: ", "))}"
        }
    }

    /// A string of Python.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\u{0}"..<" ", "\u{7F}": quoted += "\\x" + Hex.encode(CollectionOfOne(UInt8(scalar.value)))
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// The words of a name, as the AWS CLI and boto3 cut them: `AdminGetUser` is `admin-get-user`.
    static func words(of name: String, joinedBy separator: Character) -> String {
        let letters = Array(name.utf8)
        let capitals = letters.dropLast().reversed().prefix(while: \.isASCIIUppercase).count
        // In `CallbackURLs` the small letter belongs to the abbreviation.
        guard letters.last == UInt8(ascii: "s"), capitals >= 2 else { return words(letters, joinedBy: separator) }
        let front = words(Array(letters.dropLast(capitals + 1)), joinedBy: separator)
        let end = String(decoding: letters.suffix(capitals + 1), as: UTF8.self).lowercased()
        return front.isEmpty ? end : "\(front)\(separator)\(end)"
    }

    private static func words(_ letters: [UInt8], joinedBy separator: Character) -> String {
        var words = ""
        for (index, letter) in letters.enumerated() {
            let isCapital = index > 0 && letter.isASCIIUppercase
            let endsAbbreviation = index + 1 < letters.count && letters[index + 1].isASCIILowercase
            if isCapital, endsAbbreviation || !letters[index - 1].isASCIIUppercase { words.append(separator) }
            words.unicodeScalars.append(Unicode.Scalar(letter.asciiLowercased))
        }
        return words
    }
}
