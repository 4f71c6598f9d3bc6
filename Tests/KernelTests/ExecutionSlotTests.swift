import Kernel
import Testing

/// The time that a request is granted because it waits for other servers.
@Suite struct ExecutionSlotTests {
    @Test func `time is granted up to a limit, and taken back`() {
        let slot = ExecutionSlot {}
        #expect(slot.grant(.seconds(5)) == .seconds(5))
        #expect(slot.grant(.seconds(20)) == .seconds(20))
        #expect(slot.grant(.seconds(20)) == .seconds(5))
        #expect(slot.grant(.seconds(1)) == .zero)
        #expect(slot.grantedTime == ExecutionSlot.maxGrantedTime)
        slot.takeBack(.seconds(28))
        #expect(slot.grantedTime == .seconds(2))
        slot.takeBack(.seconds(3))
        #expect(slot.grantedTime == .zero)
    }

    @Test func `a slot is released once`() async {
        let releases = Locked(0)
        let slot = ExecutionSlot { releases.change { $0 += 1 } }
        await slot.run {
            #expect(ExecutionSlot.current === slot)
            slot.release()
        }
        #expect(releases.read { $0 } == 1)
    }
}
