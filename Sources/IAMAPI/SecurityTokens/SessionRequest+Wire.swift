import AccessControl
import Kernel
import SecurityTokensModel
import Wire
import WireRuntime

extension SessionRequest {
    /// The parameters of all operations that open sessions.
    init(
        name: String = "", duration: Int?, policy: String? = nil, policyARNs: [PolicyDescriptorType]? = nil,
        tokenSize: Int?
    ) {
        self.init(name: name)
        self.duration = duration
        self.policy = policy
        self.policyARNs = (policyARNs ?? []).map { $0.arn ?? "" }
        self.tokenSize = tokenSize ?? 0
    }

    /// Takes over the proof of a multi-factor device.
    ///
    /// - Throws: `ServiceError` with `.accessDenied` if one of the two is missing.
    mutating func useDevice(_ serialNumber: String?, code: String?) throws {
        guard (serialNumber == nil) == (code == nil) else {
            throw ServiceError(
                .accessDenied,
                "MultiFactorAuthentication failed, must provide both MFA serial number and one time pass code.")
        }
        self.serialNumber = serialNumber
    }
}

extension IAMResourceTag {
    /// The tags of a request to STS.
    static func list(_ tags: [SecurityTokensModel.Tag]?) -> [IAMResourceTag] {
        (tags ?? []).map { IAMResourceTag(key: $0.key, value: $0.value) }
    }
}

extension SecurityTokensCredentials {
    /// Temporary credentials as responses have them.
    init(_ credentials: SessionCredentials) {
        self.init(
            accessKeyId: credentials.accessKeyID, expiration: credentials.expiresAt,
            secretAccessKey: credentials.secret, sessionToken: credentials.sessionToken.exposed)
    }
}

extension AssumedRoleUser {
    init(_ session: RoleSession) { self.init(arn: session.arn, assumedRoleId: session.id) }
}
