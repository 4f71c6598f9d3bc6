package import Directory
import Kernel

extension MessageTexts {
    /// In characters, including the code (UP-LCM-07).
    private static let (maxSMSLength, maxEmailLength, maxSubjectLength) = (140, 20_000, 140)

    /// Checks the texts for a message to `contact` (UP-LCM-03, UP-LCM-04, UP-LCM-06, UP-LCM-07).
    ///
    /// - Parameter hasLink: Whether a link may replace the code.
    /// - Returns: Why a text cannot be used; nil if all can.
    package func fault(in contact: ContactAttribute, for purpose: MessageTemplate.Purpose, hasLink: Bool) -> String? {
        if contact == .email, let subject = emailSubject, !Self.isLine(subject) {
            return "the subject is longer than \(Self.maxSubjectLength) characters, or is more than a line."
        }
        guard let body = body(for: contact) else { return nil }
        let maxLength = contact == .email ? Self.maxEmailLength : Self.maxSMSLength
        guard body.unicodeScalars.count <= maxLength else {
            return "the message is longer than \(maxLength) characters."
        }
        let hasCode = ByteSearch.contains("{####}", in: body) || (hasLink && MessageTemplate.link(in: body) != nil)
        guard hasCode else { return "the message does not contain the placeholder of the code." }
        guard purpose != .invitation || ByteSearch.contains("{username}", in: body) else {
            return "the message does not contain the placeholder of the username."
        }
        return nil
    }

    /// A line break in a subject could begin another line of the mail's header.
    private static func isLine(_ subject: String) -> Bool {
        subject.unicodeScalars.count <= maxSubjectLength
            && subject.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: false
                default: true
                }
            }
    }
}
