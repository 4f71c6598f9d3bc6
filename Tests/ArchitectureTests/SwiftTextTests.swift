import Testing

/// Tests of the text scanner that the rules use.
@Suite struct SwiftTextTests {
    @Test func `comments and strings are separated from code`() {
        let text = SwiftText(
            """
            let a = "try! \\(f("SELECT 1")) as!" // fatalError
            /* outer /* inner */ assert */ let b = #"raw " quote"#
            """)
        #expect(text.lines[0].contains("f("))
        #expect(
            !text.lines[0].contains("try!") && !text.lines[0].contains("as!") && !text.lines[0].contains("fatalError"))
        #expect(!text.lines[1].contains("assert") && text.lines[1].contains("let b"))
        #expect(text.comments.map(\.text) == ["// fatalError"])
        #expect(text.strings.map(\.text).contains("SELECT 1"))
        #expect(text.strings.map(\.text).contains("raw \" quote"))
    }

    @Test func `a literal of several lines keeps lines in place`() {
        let text = SwiftText("let q = \"\"\"\n  SELECT *\n  FROM \\(t) \"x\"\n  \"\"\"\nlet r = 1\n")
        #expect(text.lines[4] == "let r = 1")
        #expect(text.strings.first?.text.contains("SELECT *") == true)
        #expect(text.strings.first?.line == 1)
    }

    @Test func `functions are measured and members counted`() {
        let found = Declarations(
            SwiftText(
                """
                struct A: P {
                    var x: Int { 1 }
                    let y = [1, 2].map { $0 + 1 }
                    init(z: () -> Void = {}) throws {
                        self.y = 2
                    }
                    func long(
                        a: Int
                    ) async throws -> [String: Int] where Self: P {
                        func inner() { if true { return } }
                    }
                }
                protocol P { func required() throws -> Int; var v: Int { get } }
                extension A { enum B { case c } }
                """))
        #expect(found.types.map(\.name) == ["A", "P", "B"])
        #expect(found.types.map(\.members) == [4, 2, 0])
        #expect(found.types.map(\.isNested) == [false, false, true])
        #expect(found.functions.filter { $0.name == "long" }.map(\.length) == [5])
        #expect(found.functions.filter { $0.name == "init" }.map(\.length) == [3])
        #expect(found.functions.contains { $0.name == "inner" && $0.length == 1 })
        #expect(!found.functions.contains { $0.name == "required" })
    }
}
