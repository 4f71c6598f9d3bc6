import Directory

/// The HTML of default texts. The plain part of the e-mail is this text without the elements.
extension MessageTemplate {
    func document(_ texts: MailTexts) -> String { document([texts.body], title: texts.subject) }

    /// A document with a paragraph for each of `sentences`, which are HTML.
    ///
    /// No element divides a sentence, and no style has six digits in a row, because tests of apps find the code by the
    /// sentence, or by six digits. Only in a language that is written from right to left do codes and names need
    /// elements of their own.
    func document(_ sentences: [String], title: String) -> String {
        let paragraphs = sentences.map { sentence in
            "<p>" + Self.filled(sentence, values: language == .arabic ? Self.isolated : [:]) + "</p>\n"
        }
        return """
            <!doctype html>
            <html lang="\(language.rawValue)" dir="\(language.direction)">
            <head>
            <meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(Self.escaped(title))</title>
            </head>
            <body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">
            \(paragraphs.joined())</body>
            </html>
            """
    }

    private static let isolated = [
        "{####}": "<bdi dir=\"ltr\">{####}</bdi>", "{username}": "<bdi>{username}</bdi>",
    ]
}
