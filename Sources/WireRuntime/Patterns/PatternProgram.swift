/// A pattern compiled for Pike's virtual machine, which tracks all states at once, so that a match takes at most the
/// length of the text times the length of the program.
struct PatternProgram: Sendable {
    private enum Instruction: Sendable {
        case one(Int)
        case jump(Int)
        case fork(Int, Int)
        case start
        case end
        case notBehind(Int)
        case accept
    }

    private var instructions: [Instruction] = []
    private var sets: [ScalarSet] = []

    init(_ node: PatternParser.Node) {
        compile(node)
        instructions.append(.accept)
    }

    private mutating func compile(_ node: PatternParser.Node) {
        switch node {
        case .one(let set): instructions.append(.one(add(set)))
        case .notBehind(let set): instructions.append(.notBehind(add(set)))
        case .start: instructions.append(.start)
        case .end: instructions.append(.end)
        case .sequence(let nodes): for node in nodes { compile(node) }
        case .choice(let nodes): compileChoice(nodes[...])
        case .repeated(let node, let min, let max):
            for _ in 0..<min { compile(node) }
            if let max { compileOptional(node, times: max - min) } else { compileLoop(node) }
        }
    }

    private mutating func add(_ set: ScalarSet) -> Int {
        sets.append(set)
        return sets.count - 1
    }

    private mutating func compileChoice(_ nodes: ArraySlice<PatternParser.Node>) {
        guard let first = nodes.first else { return }
        guard nodes.count > 1 else { return compile(first) }
        let fork = reserve()
        compile(first)
        let jump = reserve()
        instructions[fork] = .fork(fork + 1, instructions.count)
        compileChoice(nodes.dropFirst())
        instructions[jump] = .jump(instructions.count)
    }

    private mutating func compileOptional(_ node: PatternParser.Node, times: Int) {
        var forks: [Int] = []
        for _ in 0..<times {
            forks.append(reserve())
            compile(node)
        }
        for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
    }

    private mutating func compileLoop(_ node: PatternParser.Node) {
        let fork = reserve()
        compile(node)
        instructions.append(.jump(fork))
        instructions[fork] = .fork(fork + 1, instructions.count)
    }

    private mutating func reserve() -> Int {
        instructions.append(.accept)
        return instructions.count - 1
    }
}

extension PatternProgram {
    /// The current states, each once.
    private struct States {
        var list: [Int] = []
        var isMember: [Bool]

        init(count: Int) { isMember = Array(repeating: false, count: count) }

        mutating func insert(_ state: Int) -> Bool {
            guard !isMember[state] else { return false }
            isMember[state] = true
            return true
        }

        mutating func removeAll() {
            list.removeAll(keepingCapacity: true)
            for state in isMember.indices { isMember[state] = false }
        }
    }

    /// The position in the text.
    private struct Position {
        var before: Unicode.Scalar?
        var isEnd: Bool
    }

    /// Whether the program matches all of `text`.
    func matches(_ text: String) -> Bool {
        var current = States(count: instructions.count)
        var next = States(count: instructions.count)
        var before: Unicode.Scalar?
        enter(0, at: Position(before: nil, isEnd: text.isEmpty), into: &current)
        var rest = text.unicodeScalars.makeIterator()
        var scalar = rest.next()
        while let here = scalar {
            guard !current.list.isEmpty else { return false }
            scalar = rest.next()
            before = here
            for state in current.list {
                guard case .one(let set) = instructions[state], sets[set].contains(here) else { continue }
                enter(state + 1, at: Position(before: before, isEnd: scalar == nil), into: &next)
            }
            swap(&current, &next)
            next.removeAll()
        }
        return current.list.contains { if case .accept = instructions[$0] { true } else { false } }
    }

    /// Adds `state` and every state reachable from it without consuming text.
    private func enter(_ state: Int, at position: Position, into states: inout States) {
        guard states.insert(state) else { return }
        switch instructions[state] {
        case .one, .accept: states.list.append(state)
        case .jump(let target): enter(target, at: position, into: &states)
        case .fork(let one, let other):
            enter(one, at: position, into: &states)
            enter(other, at: position, into: &states)
        case .start: if position.before == nil { enter(state + 1, at: position, into: &states) }
        case .end: if position.isEnd { enter(state + 1, at: position, into: &states) }
        case .notBehind(let set):
            if position.before.map({ !sets[set].contains($0) }) ?? true {
                enter(state + 1, at: position, into: &states)
            }
        }
    }
}
