/// The properties of an element of the hosted pages that a form edits (UP-UI-23 to UP-UI-39), with the values that the
/// pages have without a style sheet.
struct PropertyGroup: Sendable {
    /// The class without its ending `-customizable`, and a state after a colon.
    let name: String
    /// Each with its usual value.
    let properties: [(name: String, value: String)]

    private init(_ name: String, has properties: KeyValuePairs<String, String>) {
        self.name = name
        self.properties = properties.map { (name: $0.key, value: $0.value) }
    }

    /// The selector in style sheets.
    var selector: String {
        let parts = name.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(Substring($0)) }
        return ".\(parts[0])-customizable" + (parts.count > 1 ? ":\(parts[1])" : "")
    }

    /// The name of the form's field for a property.
    func field(_ property: String) -> String { "\(name) \(property)" }

    static let all = [
        PropertyGroup("background", has: ["background-color": "#f4f5f7"]),
        PropertyGroup("banner", has: ["padding": "36px 40px 0", "background-color": "transparent"]),
        PropertyGroup("logo", has: ["max-width": "60%", "max-height": "64px"]),
        PropertyGroup(
            "textDescription",
            has: ["padding-top": "0", "padding-bottom": "0", "display": "block", "font-size": "26px"]),
        PropertyGroup("label", has: ["font-weight": "550"]),
        PropertyGroup(
            "inputField",
            has: [
                "width": "100%", "height": "48px", "color": "#17202e", "background-color": "#fff",
                "border": "1px solid #828c9c",
            ]),
        PropertyGroup("inputField:focus", has: ["border-color": "#1b5fc1", "outline": "2px solid transparent"]),
        PropertyGroup(
            "submitButton",
            has: [
                "font-size": "16px", "font-weight": "600", "margin": "0", "width": "100%", "height": "auto",
                "color": "#fff", "background-color": "#1b5fc1",
            ]),
        PropertyGroup("submitButton:hover", has: ["color": "#fff", "background-color": "#154c9c"]),
        PropertyGroup(
            "idpButton",
            has: [
                "height": "auto", "width": "100%", "text-align": "start", "margin-bottom": "0", "color": "#17202e",
                "background-color": "#fff", "border-color": "#dde1e8",
            ]),
        PropertyGroup("idpButton:hover", has: ["color": "#17202e", "background-color": "#eef3fb"]),
        PropertyGroup(
            "idpDescription",
            has: ["padding-top": "0", "padding-bottom": "0", "display": "block", "font-size": "15px"]),
        PropertyGroup(
            "socialButton", has: ["height": "auto", "text-align": "start", "width": "100%", "margin-bottom": "0"]),
        PropertyGroup(
            "errorMessage",
            has: [
                "margin": "0", "padding": "12px 16px", "font-size": "15px", "width": "auto", "background": "#fdf1f0",
                "border": "none", "color": "#b3261e", "box-sizing": "border-box",
            ]),
        PropertyGroup("legalText", has: ["color": "#566174", "font-size": "13px"]),
        PropertyGroup("passwordCheck-valid", has: ["color": "#17693b"]),
        PropertyGroup("passwordCheck-notValid", has: ["color": "#566174"]),
    ]
}
