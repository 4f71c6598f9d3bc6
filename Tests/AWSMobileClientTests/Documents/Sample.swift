/// A sample of the documents, and where it is compiled.
struct Sample: Sendable {
    /// The documents that the samples are of, with the number of samples in each.
    enum Document: String, CaseIterable, Sendable {
        case version212 = "Documents212"
        case version29 = "Documents29"
        case preview = "DocumentsPreview"
        case article = "DocumentsArticle"

        var count: Int {
            switch self {
            case .version212: 39
            case .version29: 37
            case .preview: 17
            case .article: 18
            }
        }
    }

    enum Place: Hashable, Sendable {
        /// This function, of the document's own file or of another one beside it; compiled in Swift 5 and 6. A test
        /// runs it without a service, and Tests/Compatibility/consumer/test_samples.py with the release server.
        case run(String, file: String? = nil)
        /// This class, an app's delegate, of a file beside the document's own; compiled in Swift 5 and 6. A test calls
        /// its method. It hands over a URL, and calls no service.
        case delegate(String, file: String)
        /// This class of a file of `Tests/Consumer/Sources`, in Swift 5 and 6; not run, for want of a screen.
        case compiled(String, file: String)
        /// Nowhere, for this reason.
        case nowhere(String)
    }

    var document: Document
    /// From 1, in the order of the document.
    var number: Int
    var place: Place
    /// The slip of the document that is put right, or why Swift 6 refuses the sample.
    var remark: String?
}
