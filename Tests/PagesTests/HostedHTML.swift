import Directory
import Foundation
import Wire

@testable import Pages

/// A hosted page as a test reads it.
struct HostedHTML {
    let text: String

    init(_ response: WireResponse) { text = String(decoding: response.body, as: UTF8.self) }

    init(_ view: some PageView, brand: Brand = Brand(), language: Language = .english) throws {
        self.init(try HostedPages.response(view, brand: brand, language: language))
    }

    /// The tags of elements called `name`, without their angle brackets.
    func tags(_ name: String) -> [String] {
        text.components(separatedBy: "<\(name) ").dropFirst().map { $0.components(separatedBy: ">")[0] }
    }

    /// All values of the attribute `name`.
    func values(_ name: String) -> [String] { Self.values(name, in: text) }

    static func values(_ name: String, in text: String) -> [String] {
        text.components(separatedBy: " \(name)=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
    }
}

/// Every screen of the gallery in a language, with and without errors.
enum GalleryScreens {
    static func all(_ language: Language) throws -> [(name: String, html: HostedHTML)] {
        try GallerySample.all.flatMap { sample in
            try [false, true].map { isShown in
                let view = sample.view(GalleryProblems(isShown: isShown))
                return ("\(sample.name) \(language) \(isShown)", try page(view, language))
            }
        }
    }

    private static func page(_ view: any PageView, _ language: Language) throws -> HostedHTML {
        try HostedHTML(view, language: language)
    }
}
