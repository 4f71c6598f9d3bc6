import Kernel
import Testing

@testable import Delivery

struct SettingTests {
    @Test(arguments: [
        ("smtp://mail.example.com", MailServer.Security.offered, 587), ("smtps://mail.example.com", .implicit, 465),
        ("smtp://u:p@mail.example.com:25", .required, 25), ("smtp://u:p@127.0.0.1:2525/", .offered, 2525),
    ])
    func `credentials cross a network only under TLS`(_ url: String, security: MailServer.Security, port: Int) throws {
        let server = try MailServer(url: url, sender: "a@b.c")
        #expect(server.security == security && server.port == port)
    }

    @Test func `a name and a password may contain any character, percent-encoded`() throws {
        let server = try MailServer(url: "smtp://ad%40a:p%2Fw%20d@h", sender: "a@b.c")
        #expect(server.credentials?.name == "ad@a" && server.credentials?.password.exposed == "p/w d")
    }

    @Test(arguments: [
        "http://mail", "smtp://", "smtp://h:0", "smtp://h:65536", "smtp://h/path", "smtp://h?x=1", "smtp://user@h",
        "smtp://u:p%0D%0A@h", "mail.example.com", "",
    ])
    func `an invalid mail server is refused`(_ url: String) {
        #expect(throws: DeliverySettingError.self) { try MailServer(url: url, sender: "a@b.c") }
    }

    @Test(arguments: ["http://gateway.example.com/x", "ftp://127.0.0.1", "https://u:p@h/", "gateway", "https://"])
    func `a gateway is reached by https or on this machine`(_ url: String) {
        #expect(throws: DeliverySettingError.self) { try SMSGateway(url: url, token: nil) }
    }

    @Test(arguments: ["", "a b", "a\r\nX: y", "ä"])
    func `a gateway's token fits in a header`(_ token: String) {
        #expect(throws: DeliverySettingError.self) { try SMSGateway(url: "https://h/", token: Secret(token)) }
    }
}
