import Kernel

/// Measures whole sign-ins on the pages of a pool, from the page to the tokens, while callers send more forms to the
/// pages of another pool than the server can serve.
struct PageOverloadTrial {
    let flooded: OAuthTarget
    /// A pool that is not overloaded.
    let other: OAuthTarget
    let port: Int
    let seconds: Double

    /// One line of the table.
    struct Line {
        /// Forms a second.
        var rate: Double
        var result: OpenLoop.Result
        var seconds: Double
        /// How long whole sign-ins of the other pool's user wait for responses, in microseconds, ascending.
        var other: [UInt32]
        var otherRefused: Int
    }

    /// Forms with unknown names, `rate` a second: each costs as much as a wrong password.
    func run(rate: Double) throws -> Line {
        var browser = BenchBrowser(target: flooded)
        let page = try browser.open(over: Connection(port: port))
        let requests = (0..<256).map { browser.form(of: page, username: "unknown-\($0)", password: "wrong") }
        let loop = try OpenLoop(port: port, connections: min(4000, max(200, Int(rate / 4))))
        let other = self.other
        let probe = ProbeClient(port: port) { connection in
            var browser = BenchBrowser(target: other)
            do {
                try browser.signIn(BenchUser(0), over: connection)
                _ = try browser.tokens(over: connection)
                return true
            } catch is BenchError {
                return false
            }
        }
        let result = try loop.run(
            requests, rate: rate, warmUp: 2, seconds: seconds, begin: { probe.start() }, end: {})
        let (times, refused) = try probe.stop()
        return Line(rate: rate, result: result, seconds: seconds, other: times.sorted(), otherRefused: refused)
    }
}
