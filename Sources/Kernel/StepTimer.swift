/// Measures work, and delays its result to a fixed step of time, so that the duration does not reveal what the work
/// was.
package struct StepTimer: Sendable {
    private let began = ContinuousClock.now

    /// Begins to measure.
    package init() {}

    /// Waits for the next multiple of `step` since the work began.
    package func wait(for step: Duration) async {
        guard step > .zero else { return }
        let steps = ((ContinuousClock.now - began) / step).rounded(.up)
        // So late a response is not delayed further; the limit also keeps the conversion to `Int` from trapping.
        guard steps < 1000 else { return }
        // Gives the execution slot to another request.
        ExecutionSlot.current?.release()
        // A cancelled request does not wait: its response is not read.
        try? await Task.sleep(until: began + step * max(Int(steps), 1), tolerance: .zero, clock: .continuous)
    }
}
