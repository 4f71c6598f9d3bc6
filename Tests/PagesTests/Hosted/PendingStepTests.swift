import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Wire

@testable import Pages

/// What a sign-in has come to, in the address of the next page.
@Suite struct PendingStepTests {
    private let kinds: [PendingStep.Kind] = [
        .firstFactors([.password, .emailCode]), .password, .firstCode(.emailCode, destination: "a***@e***"),
        .newPassword(required: ["email"], hasHistory: true), .secondFactors([.sms]),
        .secondCode(.sms, destination: nil, isRecoverable: true, isResendable: true), .named,
        .factorsToSetUp([.email]), .emailToSetUp, .authenticator(key: "ABC"), .confirmation(destination: nil),
        .reset(destination: "a***@e***"),
    ]

    private func hosted(_ site: PageSite, _ visitor: Visitor, step: String? = nil) async throws -> HostedRequest {
        let address = "/login/challenge?\(site.query)" + (step.map { "&step=\($0)" } ?? "")
        return try await site.hosted(visitor.request("GET", address))
    }

    private func sealed(_ step: PendingStep, _ hosted: HostedRequest) throws -> String {
        try step.sealed(hosted.authorize.context, browser: hosted.browser, cipher: hosted.site.cipher)
    }

    @Test func `every step is read as it was sealed`() async throws {
        let site = try await PageSite(.sqliteFile)
        var ann = Visitor(site)
        try await ann.open(page: "/login")
        let present = try await hosted(site, ann)
        for kind in kinds {
            let step = PendingStep("ann \u{E9}", session: Secret("session"), kind: kind)
            let text = try sealed(step, present)
            let read = try #require(try await hosted(site, ann, step: text).step)
            #expect(read.username == "ann \u{E9}" && read.session?.exposed == "session")
            #expect("\(read.kind)" == "\(kind)")
        }
        #expect(
            try await hosted(site, ann, step: try sealed(PendingStep("x", kind: .password), present)).step?.session
                == nil)
    }

    // UI-05
    @Test func `a step of another browser, another client or another text is none`() async throws {
        let site = try await PageSite(.sqliteFile)
        var (ann, eve) = (Visitor(site), Visitor(site))
        try await ann.open(page: "/login")
        try await eve.open(page: "/login")
        let text = try sealed(PendingStep("ann", kind: .password), try await hosted(site, ann))
        #expect(try await hosted(site, ann, step: text).step != nil)
        #expect(try await hosted(site, eve, step: text).step == nil)
        let other = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        let moved = "/login/challenge?\(site.query)&step=\(text)"
            .replacing(site.client.id.rawValue, with: other.id.rawValue)
        #expect(try await site.hosted(ann.request("GET", moved)).step == nil)
        let first = text.first == "A" ? "B" : "A"
        for changed in [String(text.dropLast(8)), text + "AAAA", first + text.dropFirst(), "", "%00", "x"] {
            #expect(try await hosted(site, ann, step: changed).step == nil, "\(changed)")
        }
        #expect(try await hosted(site, ann, step: "\(text)&step=\(text)").step == nil)
    }
}
