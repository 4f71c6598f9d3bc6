import Directory
import Kernel
import Pages
import Triggers

/// The latest calls of functions, for developers.
final class RecentTriggerCalls: Sendable {
    private let kept = Locked<[(record: TriggerRecord, fault: String?)]>([])
    private static let maxCount = 50

    /// Adds a call, and drops the oldest one if there are too many.
    func keep(_ record: TriggerRecord) {
        kept.change { kept in
            kept.append((record, nil))
            if kept.count > Self.maxCount { kept.removeFirst(kept.count - Self.maxCount) }
        }
    }

    /// Adds the fault of the newest response for `kind`.
    func note(_ fault: String, about kind: TriggerKind) {
        kept.change { kept in
            guard let index = kept.lastIndex(where: { $0.record.kind == kind && $0.fault == nil }) else { return }
            kept[index].fault = fault
        }
    }

    /// The calls as pages show them, newest first.
    var calls: [TriggerCallView] {
        kept.read { $0 }.reversed().map { call in
            var view = TriggerCallView(call.record)
            if let fault = call.fault { view.problem = TriggerCallView.text(of: .badResponse(fault)) }
            return view
        }
    }
}

extension TriggerCallView {
    init(_ record: TriggerRecord) {
        let (response, problem): ([UInt8], String?) =
            switch record.result {
            case .success(let response): (response, nil)
            case .failure(let error): ([], Self.text(of: error))
            }
        self.init(
            trigger: record.kind.rawValue, function: record.function.rawValue, event: record.event, response: response,
            problem: problem, began: CivilTime(record.began).timestamp,
            milliseconds: Int((record.ended.microseconds - record.began.microseconds) / 1000))
    }

    /// The sentence about an error for a developer.
    static func text(of error: TriggerError) -> String {
        switch error {
        case .noTarget: "the ARN has no target"
        case .timedOut: "it did not answer in time"
        case .unreachable(let reason): "it cannot be called: \(reason)"
        case .busy: "too many calls run"
        case .failed(let message): "it failed: \(message)"
        case .gone: "its target says that it does not exist"
        case .badResponse(let reason): "its answer is not valid: \(reason)"
        }
    }
}
