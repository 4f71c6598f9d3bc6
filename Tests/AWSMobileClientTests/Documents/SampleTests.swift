import Foundation
import Testing

@testable import AWSMobileClient

/// The list of samples says what the files hold.
@Suite struct SampleTests {
    private let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    @Test func `every sample of the documents is in the list, in order`() {
        for document in Sample.Document.allCases {
            let numbers = Sample.all.filter { $0.document == document }.map(\.number)
            #expect(numbers == Array(1...document.count), "\(document)")
        }
        #expect(Sample.all.count == 111)
    }

    @Test(arguments: Sample.all) func `a sample is where the list says, or has a reason`(_ sample: Sample) throws {
        switch sample.place {
        case .run(let name, let file):
            let text = try text("\(file ?? sample.document.rawValue).swift")
            #expect(has("    func \(name)() {", in: text) && has("        \(name)()", in: text), "\(sample)")
            let runner = try self.text("../../Consumer/Sources/DocumentsInProgram/Samples.swift")
            let walk = try self.text("../../Compatibility/consumer/test_samples.py")
            #expect(runner.contains("\"\(name)\": ") && walk.contains("\"\(name)\""), "\(sample)")
        case .compiled(let name, let file):
            let text = try text("../../Consumer/Sources/\(file).swift")
            #expect(text.contains("class \(name): UIViewController {"), "\(sample)")
        case .delegate(let name, let file):
            #expect(try text("\(file).swift").contains("final class \(name) {"), "\(sample)")
            #expect(try text("DocumentsTests.swift").contains("\(name)()"), "\(sample)")
        case .nowhere(let reason): #expect(!reason.isEmpty && sample.document == .article)
        }
    }

    /// What the declarations of the article say, as far as the type checker does not.
    @Test func `the article's signature of signIn is the client's`() {
        AWSMobileClient.testing(FakePool()).signIn(
            username: "jane", password: "p", validationData: nil,
            completionHandler: { (_: SignInResult?, _: (any Error)?) in })
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private func has(_ line: String, in text: String) -> Bool { text.components(separatedBy: "\n").contains(line) }
}
