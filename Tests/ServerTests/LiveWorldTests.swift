import Kernel
import Server
import Testing

struct LiveWorldTests {
    @Test func `identifiers that many threads draw are all different`() async {
        let drawn = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { (0..<1000).map { _ in World.live.uuid() } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(drawn).count == 8000)
    }
}
