// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's Accessibility that AWSMobileClient uses: what VoiceOver would say is kept.

@MainActor public enum AccessibilityNotification {
    /// What was announced (accessibility/accessibilitynotification/announcement).
    public static var announced: [String] = []

    public struct Announcement: Sendable {
        private let text: String
        public init(_ text: String) { self.text = text }
        @MainActor public func post() { AccessibilityNotification.announced.append(text) }
    }
}
