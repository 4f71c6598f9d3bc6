import Kernel
import Mustache

/// The HTML around the content of a page for developers: the inbox, the calls of functions, the gallery.
struct DeveloperPage: Sendable {
    private let template: MustacheTemplate?

    /// A page with this title.
    ///
    /// - Parameter content: The template for the content of `main`.
    init(title: String, content: String) {
        template = try? MustacheTemplate(
            string: """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>\(title) · Martlet</title>
                <style>{{{style}}}</style>
                </head>
                <body>
                <main>
                \(content)
                </main>
                </body>
                </html>
                """)
    }

    /// The page with `values`, including its `style`.
    ///
    /// - Throws: `Unavailable` if the template is invalid, which a test rules out.
    func render(_ values: Any) throws -> String {
        guard let template else { throw Unavailable("The page cannot be drawn.") }
        return template.render(values)
    }
}
