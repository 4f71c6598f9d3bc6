/// The languages of the hosted pages.
package enum PageLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case italian = "it"
    case brazilian = "pt-BR"
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "zh-CN"
    case traditionalChinese = "zh-TW"
    case indonesian = "id"
    case arabic = "ar"

    /// The direction in which the language is written.
    var direction: String { self == .arabic ? "rtl" : "ltr" }
}
