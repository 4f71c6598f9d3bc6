import Kernel
import Pages
import Wire
import WireRuntime

/// The opposite of a change that was just made. The address has it, with a token of the session, so that an address
/// that another site made offers nothing.
extension ConsoleVisit {
    /// The parameters with what was done, what takes it back, and the token.
    private static let (doneField, undoField, undoTokenField) = ("done", "undo", "mark")

    /// The page after a change, which says what was done, and offers the opposite if there is one.
    func address(after change: Change) -> String {
        let separator = change.back.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        let name = change.calls.last?.name ?? change.command?.name ?? ""
        let done = "\(change.back)\(separator)\(Self.doneField)=\(name)"
        guard change.grade == .reversible, let opposite = change.opposite else { return done }
        let fields = JSON.object(JSONObject(opposite.map { .init($0.name, .string($0.value)) })).compact
        let token = undoToken(for: fields, at: change.back).text
        return "\(done)&\(Self.undoField)=\(PercentEncoding.encode(fields.utf8))&\(Self.undoTokenField)=\(token)"
    }

    /// The form that takes back what the address says was done; nothing if this session has not just done it.
    var undo: Markup {
        guard let fields = query.anyText(Self.undoField), let token = query[Self.undoTokenField],
            undoToken(for: fields, at: addressBefore).matches(token),
            let opposite = try? JSONReader.read(Array(fields.utf8)).object
        else { return .empty }
        // The change was reviewed, and so its opposite is.
        let sent = opposite.members.compactMap { member in member.value.string.map { (member.name, $0) } }
        return button(texts.changes.undo, to: addressBefore, sending: sent + [(Self.reviewed, "yes")])
    }

    /// The address without what was added after a change.
    private var addressBefore: String {
        let bytes = Array(address.utf8)
        let starts = ["?", "&"].compactMap { bytes.firstRange(of: Array("\($0)\(Self.doneField)=".utf8))?.lowerBound }
        guard let start = starts.first else { return address }
        return String(decoding: bytes[..<start], as: UTF8.self)
    }

    private func undoToken(for fields: String, at address: String) -> FormToken {
        token(for: "undo \(address) \(fields)")
    }
}
