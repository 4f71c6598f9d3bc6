// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AttachmentType`.
public struct IAMAttachmentType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var user: Self { Self(rawValue: "user") }
    public static var group: Self { Self(rawValue: "group") }
    public static var role: Self { Self(rawValue: "role") }
}
