import Kernel
import Wire

extension TrustedProxies {
    /// A gateway's statement about the client of a request that it describes: the last address of `X-Forwarded-For`
    /// that was not added by a gateway, and `X-Forwarded-Proto`. Statements of others are ignored.
    func client(ofRequestDescribedBy sent: WireRequest) -> (address: String?, isEncrypted: Bool) {
        guard contains(sent.peerAddress) else { return (nil, false) }
        let header = ForwardedHeader.xForwardedFor
        let address = header.addresses(in: sent.values(of: header.name)).flatMap(client)
        let scheme = sent.header("x-forwarded-proto") ?? ""
        return (address?.text, scheme.utf8.elementsEqual("https".utf8))
    }
}
