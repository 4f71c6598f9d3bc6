import AccessControl
import Kernel

extension AdminProtocol {
    /// The operator's settings for a role that IAM's API does not have. In a change, nil keeps a member.
    package struct RoleExtensions: Codable, Sendable {
        /// The STS whose credentials the role hands out; nil for this server's own. In a change, an empty text means
        /// this server's own.
        package var externalSTSURL: String?
        /// The ARN of the role at that STS; nil if the STS chooses one. In a change, an empty text lets it choose.
        package var externalSTSRole: String?
        /// The audience of the tokens that the STS receives.
        package var externalSTSAudience: String?

        /// A change that keeps every member.
        package init() {}

        init(_ stored: ExternalSTS?) {
            (externalSTSURL, externalSTSRole, externalSTSAudience) = (stored?.url, stored?.role, stored?.audience)
        }

        /// The changed external STS.
        ///
        /// - Throws: `InvalidInput` if a role or an audience is to be set without an STS.
        func changed(_ stored: ExternalSTS?) throws(InvalidInput) -> ExternalSTS? {
            var sts = stored
            if let externalSTSURL {
                sts = externalSTSURL.isEmpty ? nil : sts ?? ExternalSTS(url: externalSTSURL)
                sts?.url = externalSTSURL
            }
            guard sts != nil || (externalSTSRole ?? "").isEmpty && externalSTSAudience == nil else {
                throw InvalidInput("A role at an external STS and an audience need the URL of the STS.")
            }
            if let externalSTSRole { sts?.role = externalSTSRole.isEmpty ? nil : externalSTSRole }
            if let externalSTSAudience { sts?.audience = externalSTSAudience }
            return sts
        }
    }
}
