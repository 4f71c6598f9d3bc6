import NIOHTTP1
import Testing

@testable import TriggerRunners

/// The paths of the Runtime API, and the kernel's table of connections.
@Suite struct RuntimeRequestTests {
    @Test func `a request is known by its method and its whole path`() {
        let root = "/2018-06-01/runtime"
        #expect(RuntimeRequest(.GET, path: "\(root)/invocation/next", body: []) == .next)
        #expect(
            RuntimeRequest(.POST, path: "\(root)/invocation/a-1/response", body: [1]) == .response(id: "a-1", body: [1])
        )
        #expect(
            RuntimeRequest(.POST, path: "\(root)/invocation/a-1/response", body: nil) == .response(id: "a-1", body: nil)
        )
        #expect(RuntimeRequest(.POST, path: "\(root)/invocation/a-1/error", body: [2]) == .error(id: "a-1", body: [2]))
        #expect(RuntimeRequest(.POST, path: "\(root)/init/error", body: [3]) == .initError(body: [3]))
        for (method, path) in [
            ("POST", "\(root)/invocation/next"), ("GET", "\(root)/invocation/a/response"), ("GET", "/"), ("GET", ""),
            ("GET", "\(root)/invocation/next/"), ("GET", "/2015-03-31/runtime/invocation/next"),
            ("POST", "\(root)/invocation/a/b/response"), ("GET", "\(root)/restore/next"),
        ] {
            #expect(RuntimeRequest(.init(rawValue: method), path: path, body: []) == .unknown, "\(method) \(path)")
        }
    }

    @Test func `a peer's socket is found by both ends`() {
        let table = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 11 1 0 20 4
               1: 0200007F:C350 0100007F:1F90 01 00000000:00000000 00:00000000 00000000     0        0 12 1 0 20 4
               2: 0100007F:C350 0100007F:1F90 01 00000000:00000000 00:00000000 00000000     0        0 13 1 0 20 4
            """
        #expect(PeerProcess(peerPort: 50_000, localPort: 8080).inode(in: table) == "13")
        #expect(PeerProcess(peerPort: 50_001, localPort: 8080).inode(in: table) == nil)
        #expect(PeerProcess(peerPort: 8080, localPort: 50_000).inode(in: table) == "11")
        let mapped =
            "sl\n 0: 0000000000000000FFFF00000100007F:0050 0000000000000000FFFF00000100007F:1F90 01 0 0 0 0 0 14"
        #expect(PeerProcess(peerPort: 80, localPort: 8080).inode(in: mapped) == "14")
    }
}
