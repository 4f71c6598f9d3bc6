/// The listener's HTTP responses.
enum LoopbackResponse {
    static let done = make(
        status: "200 OK",
        page: """
            <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
            <title>Done</title><p>You can close this window and return to the app.</p></html>
            """)
    static let otherResponse = make(
        status: "400 Bad Request",
        page: """
            <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
            <title>Bad request</title><p>This is not the answer that the app waits for. The app still waits.</p></html>
            """)
    static let notFound = make(
        status: "404 Not Found", page: "<!doctype html><title>Not found</title><p>There is no such page.</p>")
    static let badRequest = make(
        status: "400 Bad Request", page: "<!doctype html><title>Bad request</title><p>Bad request.</p>")

    /// A response contains nothing from the request, and its page may neither run a script nor load anything.
    private static func make(status: String, page: String) -> [UInt8] {
        let head = [
            "HTTP/1.1 \(status)", "content-type: text/html; charset=utf-8", "content-length: \(page.utf8.count)",
            "connection: close", "cache-control: no-store", "content-security-policy: default-src 'none'",
            "referrer-policy: no-referrer", "x-content-type-options: nosniff", "x-frame-options: DENY",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + page).utf8)
    }
}
