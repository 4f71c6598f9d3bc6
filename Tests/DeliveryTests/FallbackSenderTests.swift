import Kernel
import Messaging
import Testing

@testable import Delivery

/// Several senders stand in for one another.
@Suite struct FallbackSenderTests {
    private func attempts(of results: [DeliveryError?]) async -> (error: DeliveryError?, tried: [Int]) {
        let tried = Locked<[Int]>([])
        let senders = results.enumerated().map { number, result in
            AnsweringSender(number: number, result: result, tried: tried)
        }
        do {
            try await FallbackSender(senders).deliver(sampleMessage())
            return (nil, tried.read { $0 })
        } catch { return (error, tried.read { $0 }) }
    }

    @Test func `the first that takes a message is the last that is tried`() async {
        let sent = await attempts(of: [.transient("a"), nil, nil])
        #expect(sent.error == nil && sent.tried == [0, 1])
    }

    @Test func `a permanent refusal has the last word`() async {
        let sent = await attempts(of: [.permanent("no such mailbox"), nil])
        #expect(sent.error == .permanent("no such mailbox") && sent.tried == [0])
    }

    @Test func `if none takes it, all reasons are told, and it is tried again`() async {
        let sent = await attempts(of: [.transient("a"), .transient("b")])
        #expect(sent.error == .transient("a; b") && sent.tried == [0, 1])
    }
}

private struct AnsweringSender: MessageSender {
    let number: Int
    let result: DeliveryError?
    let tried: Locked<[Int]>

    func deliver(_: Message) async throws(DeliveryError) {
        tried.change { $0.append(number) }
        if let result { throw result }
    }
}
