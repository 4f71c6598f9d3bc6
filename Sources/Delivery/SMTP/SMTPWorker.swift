import CCurl
import Kernel
import Messaging

/// One connection to a mail server, for one thread: libcurl implements the protocol and blocks.
final class SMTPWorker {
    private let server: MailServer
    private var handle: UnsafeMutableRawPointer?

    /// Must happen once, before any handle is created (libcurl(3), "GLOBAL CONSTANTS").
    private static let isReady = martlet_curl_global_init() == CURLE_OK

    init(server: MailServer) { self.server = server }

    deinit {
        if let handle { curl_easy_cleanup(handle) }
    }

    /// Sends the message and waits until the server has accepted or refused it.
    func send(_ mime: MIMEMessage) -> Result<Void, DeliveryError> {
        guard Self.isReady, let handle = openHandle() else { return .failure(.transient("libcurl cannot be set up")) }
        let first = attempt(mime, on: handle)
        // The server may have closed a kept connection. If no byte of the message was read, a second attempt cannot
        // deliver it twice.
        guard first.code != CURLE_OK, first.isReused, first.readBytes == 0, !(500..<600).contains(first.reply) else {
            return first.result
        }
        _ = martlet_curl_set_long(handle, CURLOPT_FRESH_CONNECT, 1)
        defer { _ = martlet_curl_set_long(handle, CURLOPT_FRESH_CONNECT, 0) }
        return attempt(mime, on: handle).result
    }

    private func attempt(_ mime: MIMEMessage, on handle: UnsafeMutableRawPointer) -> SMTPAttempt {
        let recipients = curl_slist_append(nil, "<\(mime.recipient.text)>")
        defer { curl_slist_free_all(recipients) }
        _ = martlet_curl_set_text(handle, CURLOPT_MAIL_FROM, "<\(mime.sender.text)>")
        _ = martlet_curl_set_pointer(handle, CURLOPT_MAIL_RCPT, recipients)
        var source = UploadSource(text: mime.text)
        let code = withUnsafeMutablePointer(to: &source) { source in
            _ = martlet_curl_set_pointer(handle, CURLOPT_READDATA, source)
            return curl_easy_perform(handle)
        }
        return SMTPAttempt(code: code, handle: handle, readBytes: source.offset)
    }

    private func openHandle() -> UnsafeMutableRawPointer? {
        if let handle { return handle }
        guard let opened = curl_easy_init() else { return nil }
        guard SMTPOptions(server: server).apply(to: opened) else {
            curl_easy_cleanup(opened)
            return nil
        }
        handle = opened
        return opened
    }
}

/// The message's text, which libcurl reads in pieces.
private struct UploadSource {
    var text: String
    var offset = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let offset = offset
        let copied = text.withUTF8 { bytes in
            let piece = UnsafeRawBufferPointer(bytes).dropFirst(offset).prefix(buffer.count)
            buffer.copyBytes(from: piece)
            return piece.count
        }
        self.offset += copied
        return copied
    }
}

/// `CURLOPT_READFUNCTION`: fills `buffer` from the `UploadSource` behind `context`.
let readUpload: martlet_curl_read = { buffer, size, count, context in
    guard let buffer, let context else { return Int(CURL_READFUNC_ABORT) }
    let capacity = size.multipliedReportingOverflow(by: count)
    guard !capacity.overflow else { return Int(CURL_READFUNC_ABORT) }
    return context.assumingMemoryBound(to: UploadSource.self).pointee
        .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity.partialValue))
}
