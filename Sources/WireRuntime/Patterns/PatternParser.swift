/// Parses the subset of Java's regular expressions that the models use.
struct PatternParser {
    indirect enum Node {
        case one(ScalarSet)
        case sequence([Node])
        case choice([Node])
        /// At least `min` and at most `max` times; unlimited if `max` is nil.
        case repeated(Node, min: Int, max: Int?)
        case start
        case end
        /// Negative lookbehind for one of these.
        case notBehind(ScalarSet)
    }

    /// The pattern uses syntax that the models do not.
    struct Unsupported: Error {}

    private let text: [Unicode.Scalar]
    private var index = 0
    private var dotTakesLineEnds = false

    static func parse(_ pattern: String) throws(Unsupported) -> Node {
        var parser = PatternParser(text: Array(pattern.unicodeScalars))
        let node = try parser.choice()
        guard parser.index == parser.text.count else { throw Unsupported() }
        return node
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private var upcoming: Unicode.Scalar? { index < text.count ? text[index] : nil }

    private mutating func take() throws(Unsupported) -> Unicode.Scalar {
        guard let scalar = upcoming else { throw Unsupported() }
        index += 1
        return scalar
    }

    private mutating func takes(_ expected: String) -> Bool {
        let scalars = Array(expected.unicodeScalars)
        guard text[index...].starts(with: scalars) else { return false }
        index += scalars.count
        return true
    }

    private mutating func choice() throws(Unsupported) -> Node {
        var branches = [try sequence()]
        while takes("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(Unsupported) -> Node {
        var nodes: [Node] = []
        while let scalar = upcoming, scalar != "|", scalar != ")" {
            if takes("(?s)") {
                dotTakesLineEnds = true
            } else {
                nodes.append(try quantified(try atom()))
            }
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func quantified(_ node: Node) throws(Unsupported) -> Node {
        if takes("*") { return .repeated(node, min: 0, max: nil) }
        if takes("+") { return .repeated(node, min: 1, max: nil) }
        if takes("?") { return .repeated(node, min: 0, max: 1) }
        guard takes("{") else { return node }
        let min = try count()
        let max = takes(",") ? (upcoming == "}" ? nil : try count()) : min
        guard takes("}"), min <= max ?? min else { throw Unsupported() }
        return .repeated(node, min: min, max: max)
    }

    private mutating func count() throws(Unsupported) -> Int {
        var digits = ""
        while let scalar = upcoming, "0"..."9" ~= scalar { digits.unicodeScalars.append(try take()) }
        guard let count = Int(digits), count <= 255 else { throw Unsupported() }
        return count
    }

    private mutating func atom() throws(Unsupported) -> Node {
        switch try take() {
        case "^": return .start
        case "$": return .end
        case ".": return .one(.any(includingLineEnds: dotTakesLineEnds))
        case "[": return .one(try set())
        case "(": return try group()
        case "\\": return .one(try escape())
        case let scalar:
            guard !"*+?{}".unicodeScalars.contains(scalar) else { throw Unsupported() }
            return .one(Self.only(scalar))
        }
    }

    private mutating func group() throws(Unsupported) -> Node {
        let isLookbehind = takes("?<!")
        guard isLookbehind || takes("?:") || upcoming != "?" else { throw Unsupported() }
        let node = try choice()
        guard takes(")") else { throw Unsupported() }
        guard isLookbehind else { return node }
        guard case .one(let set) = node else { throw Unsupported() }
        return .notBehind(set)
    }
}

extension PatternParser {
    private static func only(_ scalar: Unicode.Scalar) -> ScalarSet {
        var set = ScalarSet()
        set.insert(scalar...scalar)
        return set
    }

    private mutating func escape() throws(Unsupported) -> ScalarSet {
        var set = ScalarSet()
        if let scalar = try escaped(into: &set) { set.insert(scalar...scalar) }
        return set
    }

    /// An escape, after the backslash: a scalar, or nil if it is a class, which is added to `set`.
    private mutating func escaped(into set: inout ScalarSet) throws(Unsupported) -> Unicode.Scalar? {
        let scalar = try take()
        switch scalar {
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "x": return try hexadecimal(digits: 2)
        case "u": return try hexadecimal(digits: 4)
        case "p":
            guard takes("{"), let category = ScalarSet.Category(try take()), takes("}") else { throw Unsupported() }
            set.insert(category)
            return nil
        default:
            if set.insertClass(scalar) { return nil }
            guard !scalar.properties.isAlphabetic, !("0"..."9" ~= scalar) else { throw Unsupported() }
            return scalar
        }
    }

    private mutating func hexadecimal(digits: Int) throws(Unsupported) -> Unicode.Scalar {
        var spelling = ""
        for _ in 0..<digits { spelling.unicodeScalars.append(try take()) }
        guard let value = UInt32(spelling, radix: 16), let scalar = Unicode.Scalar(value) else { throw Unsupported() }
        return scalar
    }

    /// A bracketed set, after the opening bracket.
    private mutating func set() throws(Unsupported) -> ScalarSet {
        var set = ScalarSet()
        let isNegated = takes("^")
        while !takes("]") {
            guard let first = try member(of: &set) else { continue }
            guard upcoming == "-", index + 1 < text.count, text[index + 1] != "]" else {
                set.insert(first...first)
                continue
            }
            index += 1
            guard let last = try member(of: &set), first <= last else { throw Unsupported() }
            set.insert(first...last)
        }
        if isNegated { set.negate() }
        return set
    }

    /// A scalar, or nil if a class was added to `set` instead.
    private mutating func member(of set: inout ScalarSet) throws(Unsupported) -> Unicode.Scalar? {
        let scalar = try take()
        guard scalar != "[" else { throw Unsupported() }
        return scalar == "\\" ? try escaped(into: &set) : scalar
    }
}
