import Kernel
import Pages
import Wire
import WireRuntime

/// The way back from a change that was just made. It is in the address, with a mark of the session, so that an address
/// that another site made offers nothing.
extension ConsoleVisit {
    private static let (doneField, undoField, markField) = ("done", "undo", "mark")

    /// The page after a change, which says what was done, and offers the opposite if there is one.
    func address(after change: Change) -> String {
        let mark = change.back.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        let name = change.calls.last?.name ?? change.command?.name ?? ""
        let done = "\(change.back)\(mark)\(Self.doneField)=\(name)"
        guard change.grade == .reversible, let opposite = change.opposite else { return done }
        let fields = JSON.object(JSONObject(opposite.map { .init($0.name, .string($0.value)) })).compact
        let token = undoToken(for: fields, at: change.back).text
        return "\(done)&\(Self.undoField)=\(PercentEncoding.encode(fields.utf8))&\(Self.markField)=\(token)"
    }

    /// The form that takes back what the address says was done; nothing if this session has not just done it.
    var undo: Markup {
        guard let fields = query.anyText(Self.undoField), let mark = query[Self.markField],
            undoToken(for: fields, at: addressBefore).matches(mark),
            let opposite = try? JSONReader.read(Array(fields.utf8)).object
        else { return .empty }
        let sent = opposite.members.compactMap { member in member.value.string.map { (member.name, $0) } }
        return button(texts.changes.undo, to: addressBefore, sending: sent + [(Self.reviewed, "yes")])
    }

    /// The address without what was added after a change.
    private var addressBefore: String {
        let (address, end) = (Array(address.utf8), "\(Self.doneField)=")
        guard let range = ["?\(end)", "&\(end)"].compactMap({ address.firstRange(of: Array($0.utf8)) }).first else {
            return self.address
        }
        return String(decoding: address[..<range.lowerBound], as: UTF8.self)
    }

    private func undoToken(for fields: String, at address: String) -> FormToken {
        token(for: "undo \(address) \(fields)")
    }
}
