import Kernel
import Testing

struct WorldTests {
    @Test func `a UUID has its version and variant, and the other bits of the source`() {
        let bits: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xFC, 0xDE, 0x3F, 0, 1, 2, 3, 4, 5, 0xFF]
        let world = World(now: { Instant(seconds: 0) }, bytes: { Array(bits.prefix($0)) })
        #expect(world.uuid() == "01234567-89ab-4cde-bf00-0102030405ff")
    }
}
