import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// The gallery of the hosted pages.
@Suite struct GalleryTests {
    private let gallery = Gallery(frame: RequestFrame { _ in }, isOpen: true) { _ in nil }

    private func answer(_ screen: String?, query: String = "") async throws -> HostedHTML? {
        let pattern = screen == nil ? "/gallery" : "/gallery/{screen}"
        let route = try #require(gallery.routes.first { $0.pattern == pattern })
        let parameters = PathParameters(screen.map { [("screen", $0)] } ?? [])
        let request = WireRequest(method: "GET", path: pattern, query: query)
        guard let response = await route.respond(request, parameters) else { return nil }
        #expect(response.status == 200)
        return HostedHTML(response)
    }

    @Test func `the list leads to every screen, and keeps the choice`() async throws {
        let list = try #require(try await answer(nil, query: "lang=ar&state=error"))
        #expect(Set(GallerySample.all.map(\.name)).count == GallerySample.all.count)
        for sample in GallerySample.all {
            #expect(list.text.contains("href=\"/gallery/\(sample.name)?lang=ar&amp;state=error\""))
            #expect(try await answer(sample.name) != nil)
        }
        #expect(try await answer("other") == nil)
    }

    @Test func `a screen is shown in the language, brand and state that are chosen`() async throws {
        let plain = try #require(try await answer("sign-in", query: "lang=ja"))
        let chosen = try #require(try await answer("sign-in", query: "lang=ja&brand=sample&state=error"))
        #expect(plain.text.contains("<html lang=\"ja\"") && !plain.text.contains("role=\"alert\""))
        #expect(chosen.text.contains("class=\"branded\"") && chosen.text.contains("role=\"alert\""))
    }

    @Test(arguments: Engine.available)
    func `outside of development a pool shows its own look if its operator says so`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        let gallery = Gallery(frame: RequestFrame(), isOpen: false) { await site.site.preview($0, showsAll: false) }
        let route = try #require(gallery.routes.first { $0.pattern == "/gallery/{screen}" })
        func answer(_ client: String) async -> WireResponse? {
            let request = WireRequest(method: "GET", path: "/gallery/sign-in", query: "client_id=\(client)")
            return await route.respond(request, PathParameters([("screen", "sign-in")]))
        }
        #expect(await answer(site.client.id.rawValue) == nil)
        _ = try await site.server.pools.extend(site.pool.id) {
            $0.showsGallery = true
            $0.displayName = "Contoso"
            $0.texts = ["en": ["signIn.title": "Come in"]]
        }
        let shown = HostedHTML(try #require(await answer(site.client.id.rawValue)))
        #expect(shown.text.contains("<title>Come in · Contoso</title>"))
        for other in ["unknown", "", "%22"] { #expect(await answer(other) == nil, "\(other)") }
    }
}
