import CCurl
import Messaging

/// The result of one attempt to send an e-mail.
struct SMTPAttempt {
    let code: CURLcode
    /// The server's last reply, or 0.
    let reply: Int
    /// Whether a kept connection was used.
    let isReused: Bool
    /// How many bytes of the e-mail libcurl has read.
    let readBytes: Int

    init(code: CURLcode, handle: UnsafeMutableRawPointer, readBytes: Int) {
        var reply = 0
        var connections = 0
        _ = martlet_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &reply)
        _ = martlet_curl_get_long(handle, CURLINFO_NUM_CONNECTS, &connections)
        self.init(code: code, reply: reply, isReused: connections == 0, readBytes: readBytes)
    }

    init(code: CURLcode, reply: Int, isReused: Bool, readBytes: Int) {
        self.code = code
        self.reply = reply
        self.isReused = isReused
        self.readBytes = readBytes
    }

    /// A 5xx reply is about this e-mail and final; all others are temporary (RFC 5321, section 4.2.1).
    ///
    /// Refused credentials are 5xx too, but the e-mail can be sent after the operator has corrected the setting.
    var result: Result<Void, DeliveryError> {
        if code == CURLE_OK { return .success(()) }
        let reason = String(cString: curl_easy_strerror(code))
        guard (400..<600).contains(reply) else { return .failure(.transient("mail server: \(reason)")) }
        let isAboutUs = code == CURLE_LOGIN_DENIED || [530, 534, 535, 538].contains(reply)
        let isFinal = reply >= 500 && !isAboutUs
        return .failure(isFinal ? .permanent("mail server: \(reply)") : .transient("mail server: \(reply), \(reason)"))
    }
}
