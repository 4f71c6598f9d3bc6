import Kernel

/// The analytics project that receives events about the users of a client (UP-ANA-01).
///
/// It receives them if the operator has set an endpoint for projects, signed with the operator's key: the role is only
/// stored for tools that write and read it.
package struct AnalyticsSettings: Codable, Sendable, Equatable {
    /// The project's id.
    package var applicationID: String?
    /// The project's ARN.
    package var applicationARN: String?
    /// The role that may write to the project.
    package var roleARN: String?
    /// The external id for assuming the role.
    package var externalID: String?
    /// Whether the events contain e-mail addresses and telephone numbers.
    package var userDataShared: Bool?

    /// Nothing specified.
    package init() {}
}

extension AnalyticsSettings {
    /// Checks how the project is named.
    ///
    /// - Throws: `InvalidInput` unless an ARN alone, or an id with a role and an external id, names the project.
    func check() throws {
        guard (applicationARN != nil) != (applicationID != nil && roleARN != nil && externalID != nil),
            applicationARN == nil || (applicationID == nil && externalID == nil)
        else {
            throw InvalidInput(
                "Invalid analytics configuration given, either <application arn> or <application id, role arn, "
                    + "external id> are valid")
        }
        guard applicationARN == nil || project(in: "") != nil else {
            throw InvalidInput("ApplicationArn is not the ARN of an analytics project.")
        }
        guard applicationID.map({ Self.isProjectID($0.utf8) }) ?? true else {
            throw InvalidInput("ApplicationId has 32 hexadecimal digits.")
        }
    }

    /// Whether `text` can be the id of a project (UP-ANA-02).
    static func isProjectID(_ text: some Collection<UInt8>) -> Bool {
        text.count == 32 && text.allSatisfy { $0.asciiHexDigitValue != nil }
    }

    /// The project. An id alone names one in `region`, and in the account of the role.
    package func project(in region: String) -> LogDestination? {
        if let applicationARN { return LogDestination(.project, arn: applicationARN) }
        guard let applicationID else { return nil }
        let role = (roleARN ?? "").utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let account = role.count > 4 ? String(Substring(role[4])) : ""
        return LogDestination(.project, arn: "arn:aws:mobiletargeting:\(region):\(account):apps/\(applicationID)")
    }
}
