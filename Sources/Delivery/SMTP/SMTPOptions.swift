import CCurl
import Kernel

/// The libcurl options that are the same for all messages.
struct SMTPOptions {
    let server: MailServer

    /// Sets every option.
    ///
    /// - Returns: False if this libcurl lacks one of them; nothing may be sent in that case.
    func apply(to handle: UnsafeMutableRawPointer) -> Bool {
        (texts.allSatisfy { martlet_curl_set_text(handle, $0, $1) == CURLE_OK })
            && (numbers.allSatisfy { martlet_curl_set_long(handle, $0, $1) == CURLE_OK })
            && martlet_curl_set_read(handle, readUpload) == CURLE_OK
    }

    private var texts: [(CURLoption, String)] {
        var texts = [
            (CURLOPT_URL, server.url),
            (CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
            // Ignores a proxy set in the environment.
            (CURLOPT_NOPROXY, "*"),
        ]
        if let credentials = server.credentials {
            texts.append((CURLOPT_USERNAME, credentials.name))
            texts.append((CURLOPT_PASSWORD, credentials.password.exposed))
        }
        if let authorities = server.authorities { texts.append((CURLOPT_CAINFO, authorities)) }
        return texts
    }

    private var numbers: [(CURLoption, Int)] {
        let encryption =
            switch server.security {
            case .implicit, .required: CURLUSESSL_ALL
            case .offered: CURLUSESSL_TRY
            }
        return [
            (CURLOPT_USE_SSL, Int(encryption.rawValue)),
            (CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2),
            (CURLOPT_SSL_VERIFYPEER, server.checksCertificate ? 1 : 0),
            (CURLOPT_SSL_VERIFYHOST, server.checksCertificate ? 2 : 0),
            (CURLOPT_UPLOAD, 1),
            (CURLOPT_CONNECTTIMEOUT_MS, server.timeout * 1000),
            (CURLOPT_TIMEOUT_MS, server.timeout * 1000),
            // Mail servers close idle connections after a minute or more; close them first.
            (CURLOPT_MAXAGE_CONN, 30),
            // Without this libcurl sets signal handlers for its name look-ups.
            (CURLOPT_NOSIGNAL, 1),
        ].map { ($0.0, Int($0.1)) }
    }
}
