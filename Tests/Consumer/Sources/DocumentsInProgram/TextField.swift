/// The text field of the samples, with the text that the walk entered last.
struct TextField {
    @MainActor static var entered = ""
    var text: String? { MainActor.assumeIsolated { TextField.entered } }
}
