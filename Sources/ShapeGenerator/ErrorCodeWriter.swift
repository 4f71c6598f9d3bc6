/// Writes the error codes of all services.
struct ErrorCodeWriter {
    let vocabularies: [Vocabulary]

    /// Codes that no model declares, because the protocol or the signature check returns them.
    private static let protocolCodes: [(code: String, status: Int)] = [
        ("ExpiredTokenException", 400), ("IncompleteSignatureException", 400), ("InternalFailure", 500),
        ("InvalidSignatureException", 400), ("MissingAuthenticationTokenException", 400),
        ("RequestEntityTooLargeException", 413), ("SerializationException", 400), ("ServiceUnavailableException", 503),
        ("ThrottlingException", 400), ("UnknownOperationException", 400), ("UnrecognizedClientException", 400),
        ("UnsupportedMediaTypeException", 415), ("ValidationException", 400), ("AccessDeniedException", 400),
        ("MissingAction", 400), ("ExpiredIdentityTokenException", 400), ("LambdaSocketTimeoutException", 400),
    ]

    /// The spelling of those codes in the query protocol, if it differs.
    private static let queryNames = [
        ("AccessDeniedException", "AccessDenied"), ("IncompleteSignatureException", "IncompleteSignature"),
        ("InvalidSignatureException", "SignatureDoesNotMatch"),
        ("MissingAuthenticationTokenException", "MissingAuthenticationToken"),
        ("RequestEntityTooLargeException", "RequestEntityTooLarge"), ("SerializationException", "MalformedInput"),
        ("ServiceUnavailableException", "ServiceUnavailable"), ("ThrottlingException", "Throttling"),
        ("UnknownOperationException", "InvalidAction"), ("UnrecognizedClientException", "InvalidClientTokenId"),
        ("UnsupportedMediaTypeException", "UnsupportedMediaType"),
        ("UnsupportedOperationException", "UnsupportedOperation"), ("ValidationException", "ValidationError"),
        // STS has two codes: for the caller's own session, and for the token of another provider, which its model
        // declares.
        ("ExpiredTokenException", "ExpiredToken"), ("ExpiredIdentityTokenException", "ExpiredTokenException"),
    ]

    /// The codes that the query protocol sends with the status 403.
    private static let forbiddenInQuery = [
        "AccessDeniedException", "ExpiredTokenException", "InvalidSignatureException",
        "MissingAuthenticationTokenException", "UnrecognizedClientException",
    ]

    /// The services that use the query protocol.
    private var queryServices: [Vocabulary] { vocabularies.filter { $0.model.protocol == "query" } }

    /// One case for each code, and tables of the differences between services.
    var lines: [String] {
        let declared = vocabularies.flatMap { vocabulary in
            vocabulary.model.shapes.filter { $0.value.exception == true }.map(\.key)
        }
        let codes = Set(declared).union(Self.protocolCodes.map(\.code)).sorted()
        return [
            "/// Every code that a response may have. The raw value is the name in the models.",
            "public enum ErrorCode: String, Hashable, CaseIterable, Sendable {",
        ] + codes.map { "    case \(Naming.errorCase($0)) = \"\($0)\"" } + [""] + statuses() + [""] + wireNames() + [
            "}"
        ]
    }

    private func statuses() -> [String] {
        var rows: [String: Int] = [:]
        for (code, status) in Self.protocolCodes where status != 400 {
            rows["(_, .\(Naming.errorCase(code)))"] = status
        }
        for service in queryServices {
            for code in Self.forbiddenInQuery {
                rows["(.\(service.serviceFolder.service), .\(Naming.errorCase(code)))"] = 403
            }
        }
        for vocabulary in vocabularies {
            for (name, facts) in vocabulary.model.shapes where facts.exception == true {
                let status = facts.error?.httpStatusCode ?? (facts.fault == true ? 500 : 400)
                let code = Naming.errorCase(name)
                if status != 400 {
                    rows[status == 500 ? "(_, .\(code))" : "(.\(vocabulary.serviceFolder.service), .\(code))"] = status
                }
            }
        }
        return [
            "    /// The HTTP status with which `service` sends this code.",
            "    public func status(in service: ServiceName) -> Int {", "        switch (service, self) {",
        ] + rows.sorted { $0.key < $1.key }.map { "        case \($0.key): \($0.value)" } + [
            "        default: 400", "        }", "    }",
        ]
    }

    private func wireNames() -> [String] {
        var rows: [String] = []
        for service in queryServices {
            for (code, name) in Self.queryNames {
                rows.append(
                    "        case (.\(service.serviceFolder.service), .\(Naming.errorCase(code))): \"\(name)\"")
            }
        }
        for vocabulary in vocabularies {
            for (name, facts) in vocabulary.model.shapes.sorted(by: { $0.key < $1.key }) {
                guard let code = facts.error?.code, code != name else { continue }
                rows.append(
                    "        case (.\(vocabulary.serviceFolder.service), .\(Naming.errorCase(name))): \"\(code)\"")
            }
        }
        return [
            "    /// The name that `service` sends for this code. Some differ from the model's.",
            "    public func name(in service: ServiceName) -> String {", "        switch (service, self) {",
        ] + rows + ["        default: rawValue", "        }", "    }"]
    }
}
