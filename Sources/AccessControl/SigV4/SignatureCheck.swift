import Kernel
import SigV4
import Wire
import WireRuntime

/// Checks a signed request, first without its key and then against the key.
struct SignatureCheck {
    /// The allowed difference between the caller's clock and this one, in seconds.
    static let tolerance: Int64 = .minutes(5)

    /// The access key's id.
    var accessKeyID: String { signature.accessKeyID }
    /// The region in the credential scope.
    var region: String { signature.scope.region }
    private let signature: RequestSignature
    /// The request as it was signed.
    private let request: WireRequest
    /// The signed time, as it was written.
    private let time: String
    private let signed: Instant
    /// How many seconds after the signed time the signature is valid.
    private let lifetime: Int64

    /// Reads the request's signature.
    ///
    /// - Parameter allowsPresigned: Whether the signature may be in the query.
    /// - Throws: `ServiceError` if the signature is missing, is in two places or in a place that is not allowed, or
    ///   does not cover everything that must be signed.
    init(_ request: WireRequest, allowsPresigned: Bool = false) throws(ServiceError) {
        if PresignedQuery.isPresent(in: request.query) {
            guard allowsPresigned else { throw SignatureError.inQuery }
            try self.init(presigned: request)
        } else {
            try self.init(request)
        }
    }

    private init(_ request: WireRequest) throws(ServiceError) {
        let written = request.values(of: "authorization")
        guard let first = written.first else { throw SignatureError.missing }
        guard written.count == 1 else { throw SignatureError.incomplete("must not be repeated.") }
        signature = try RequestSignature(header: first)
        self.request = request
        (time, signed) = try Self.time(of: request)
        lifetime = Self.tolerance
        let hasDate = !request.values(of: "x-amz-date").isEmpty || signature.signedHeaders.contains("date")
        guard hasDate else { throw SignatureError.unsigned("'Date'") }
        try Self.requireSigned(signature.signedHeaders, in: request)
    }

    private init(presigned request: WireRequest) throws(ServiceError) {
        guard request.values(of: "authorization").isEmpty else { throw SignatureError.twice }
        let query = try PresignedQuery(request.query)
        signature = query.signature
        guard let instant = SignatureTime.parse(query.time) else { throw SignatureError.malformedDate }
        (time, signed) = (query.time, instant)
        lifetime = query.lifetime
        var canonical = request
        canonical.query = query.signed
        self.request = canonical
        try Self.requireSigned(signature.signedHeaders, in: request)
    }

    /// Verifies the signature in constant time.
    ///
    /// - Parameter payload: The signature's coverage of the body.
    /// - Throws: `ServiceError` with `.invalidSignature` if it does not match `secret`, or is for another scope or
    ///   time.
    func verify(
        with secret: Secret<String>, region: String, service: String, _ payload: SignedPayload = .body, at now: Instant
    ) throws(ServiceError) {
        try verifyScope(region: region, service: service)
        guard signed >= now.advanced(seconds: -lifetime) else {
            throw SignatureError.expired(signed, now: now, lifetime: lifetime)
        }
        guard signed <= now.advanced(seconds: Self.tolerance) else { throw SignatureError.early(signed, now: now) }
        try verifyHash(of: payload)
        // Refuses a path that a router might interpret differently from the signature.
        guard CanonicalRequest.normalized(request.path).utf8.elementsEqual(request.path.utf8) else {
            throw SignatureError.mismatch
        }
        var signable = SignableRequest(request)
        signable.payloadHash = payload.hash
        let canonical = CanonicalRequest(signable, signed: signature.signedHeaders)
        guard
            SignatureFormula.matches(
                signature.signature, of: canonical, at: SignatureTime.text(signed), in: signature.scope, secret: secret)
        else { throw SignatureError.mismatch }
    }

    private func verifyScope(region: String, service: String) throws(ServiceError) {
        let scope = signature.scope
        guard scope.terminator == CredentialScope.terminator else {
            throw SignatureError.invalid("Credential should be scoped with a valid terminator: 'aws4_request'.")
        }
        guard scope.service == service else {
            throw SignatureError.invalid("Credential should be scoped to correct service: '\(service)'.")
        }
        guard scope.region == region else {
            throw SignatureError.invalid("Credential should be scoped to a valid region, '\(region)'.")
        }
        let date = String(SignatureTime.text(signed).prefix(8))
        guard scope.date == date else {
            throw SignatureError.invalid(
                "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: "
                    + "'\(scope.date.prefix(8))' != '\(date)', from '\(time)'.")
        }
    }

    /// A hash that the client sends must be the payload's. Unsigned payloads belong to other services.
    private func verifyHash(of payload: SignedPayload) throws(ServiceError) {
        let sent = request.values(of: SignedPayload.header)
        let hash = payload.hash ?? CanonicalRequest.payloadHash(request.body)
        guard sent.allSatisfy({ $0.utf8.elementsEqual(hash.utf8) }) else {
            throw SignatureError.invalid("The header 'x-amz-content-sha256' does not match the payload's SHA-256.")
        }
    }
}

extension SignatureCheck {
    /// `X-Amz-Date`, or else `Date`. Neither may occur twice.
    private static func time(of request: WireRequest) throws(ServiceError) -> (String, Instant) {
        let (own, plain) = (request.values(of: "x-amz-date"), request.values(of: "date"))
        guard let text = own.first ?? plain.first else {
            throw SignatureError.incomplete("requires existence of either a 'X-Amz-Date' or a 'Date' header.")
        }
        guard own.count <= 1, plain.count <= 1 else {
            throw SignatureError.incomplete("requires one 'X-Amz-Date' or 'Date' header, not several.")
        }
        guard let instant = own.isEmpty ? SignatureTime.parseDate(text) : SignatureTime.parse(text) else {
            throw SignatureError.malformedDate
        }
        return (text, instant)
    }

    /// Checks that the host and every `x-amz-` field, which include the time and the operation's name, are signed, and
    /// that every signed header exists.
    private static func requireSigned(_ names: [String], in request: WireRequest) throws(ServiceError) {
        let signed = Set(names)
        let sent = Set(request.headers.map { $0.name.lowercased() })
        guard signed.contains("host") else { throw SignatureError.unsigned("'Host' or ':authority'") }
        for name in names where !sent.contains(name) { throw SignatureError.absent(name) }
        for name in sent.sorted() where name.utf8.starts(with: "x-amz-".utf8) && !signed.contains(name) {
            throw SignatureError.unsigned("'\(name)'")
        }
        for name in ["host", "x-amz-target"] where request.values(of: name).count > 1 {
            throw SignatureError.incomplete("covers a header '\(name)' that is there twice.")
        }
    }
}
