package import Federation

extension ProviderTestReport {
    /// The report in lines, for a terminal.
    package var lines: [String] {
        var lines = [problem.map { "refused  \($0)" } ?? "accepted", "kind  \(kind)"]
        lines += received.lines
        if let outlook { lines += outlook.lines }
        return lines.map(\.withoutControls)
    }
}

extension String {
    /// A provider's text neither begins a line of its own, nor commands the terminal, nor changes the direction of a
    /// line.
    fileprivate var withoutControls: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text.append(" ")
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}

extension ProviderTestReport.Received {
    fileprivate var lines: [String] {
        let documents: [(name: String, text: String?)] = [
            ("token response", tokenResponse), ("ID token, header", idTokenHeader), ("ID token, claims", idTokenClaims),
            ("user information", userInfo), ("SAML response", samlResponse),
        ]
        var lines = parameters.map { "parameter  \($0.name)  \($0.value)" }
        lines += requests.map(\.line)
        for document in documents {
            if let text = document.text { lines.append("\(document.name)  \(text)") }
        }
        if let assertion { lines += assertion.lines }
        return lines
    }
}

extension ProviderTestReport.Request {
    fileprivate var line: String {
        let response = [status.map { "\($0)" } ?? "no response", problem].compactMap(\.self)
        return "asked  \(method) \(url)  \(response.joined(separator: "  "))"
    }
}

extension ProviderTestReport.Assertion {
    fileprivate var lines: [String] {
        let facts: [(name: String, value: String?)] = [
            ("assertion", xml), ("encrypted", wasEncrypted ? "yes" : "no"), ("issuer", issuer), ("NameID", nameID),
            ("NameID format", nameIDFormat),
        ]
        var lines: [String] = []
        for fact in facts {
            if let value = fact.value { lines.append("\(fact.name)  \(value)") }
        }
        lines += attributes.map { "attribute  \($0.name)  \($0.value)" }
        return lines
    }
}

extension ProviderTestReport.Outlook {
    fileprivate var lines: [String] {
        var lines = ["subject  \(subject)", "username  \(username)", "user  \(user?.line ?? "would be added")"]
        lines += attributes.map { "\($0.name)  from \($0.claim)  \($0.value ?? "(not sent)")" }
        lines += missing.map { "missing  \($0)" }
        if let refusal { lines.append("not accepted  \(refusal)") }
        lines += groups.map { "group  \($0)" }
        lines += missingGroups.map { "group that does not exist  \($0)" }
        lines.append("linking  \(linking)")
        if let verifiedAddress { lines.append("verified address  \(verifiedAddress)") }
        lines += functions.map { "not called  \($0)" }
        return lines
    }
}

extension ProviderTestReport.Existing {
    fileprivate var line: String {
        ([username, sub, status] + (isEnabled ? [] : ["disabled"])).joined(separator: "  ")
    }
}
