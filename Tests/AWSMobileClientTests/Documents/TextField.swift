/// The text field of the samples.
struct TextField: Sendable {
    var text: String? = "123456"
}
