extension ProviderButton.Kind {
    /// The classes of the button. Google's, Apple's and Amazon's follow their brand guidelines; Facebook's mark is blue
    /// on the colour of the card.
    var style: String {
        switch self {
        case .google: "google socialButton-customizable"
        case .facebook: "socialButton-customizable"
        case .amazon: "amazon socialButton-customizable"
        case .apple: "apple socialButton-customizable"
        case .corporate: "idpButton-customizable"
        }
    }

    /// The provider's mark as an image of the page; nil for the initial of the name.
    var logo: String? {
        switch self {
        case .google: Self.image(box: "0 0 48 48", paths: Self.googleMark)
        case .facebook: Self.image(box: "0 0 24 24", paths: Self.facebookMark)
        case .amazon: Self.image(box: "0 0 24 24", paths: Self.amazonMark)
        case .apple: Self.image(box: "0 0 24 24", paths: Self.appleMark)
        case .corporate: nil
        }
    }

    private static func image(box: String, paths: String) -> String {
        "<svg class=\"provider-logo\" aria-hidden=\"true\" viewBox=\"\(box)\">\(paths)</svg>"
    }

    private static let googleMark = """
        <path fill="#ea4335" d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 \
        5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"/><path fill="#4285f4" d="M46.98 \
        24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 \
        7.09-17.65z"/><path fill="#fbbc05" d="M10.53 28.59A14.5 14.5 0 0 1 9.77 \
        24c0-1.6.27-3.14.76-4.59l-7.98-6.19A23.9 23.9 0 0 0 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"/><path \
        fill="#34a853" d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 \
        0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"/>
        """

    private static let facebookMark = """
        <path fill="#0866ff" d="M24 12.07A12 12 0 1 0 10.13 23.93v-8.39H7.08v-3.47h3.05V9.43c0-3.01 1.79-4.67 \
        4.53-4.67 1.31 0 2.69.24 2.69.24v2.95h-1.52c-1.49 0-1.96.93-1.96 1.87v2.25h3.33l-.53 3.47h-2.8v8.39A12 \
        12 0 0 0 24 12.07z"/>
        """

    private static let appleMark = """
        <path fill="currentColor" d="M12.15 6.9c-.95 0-2.42-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 \
        3.68-.55 9.1 1.52 12.09 1.01 1.45 2.21 3.09 3.79 3.04 1.52-.07 2.09-.99 3.94-.99 1.83 0 2.35.99 3.96.95 \
        1.64-.03 2.68-1.48 3.68-2.95 1.16-1.69 1.64-3.33 1.66-3.42-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 \
        2.48-4.49 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.16-3.68 1.09-4.61 1.09zm3.38-3.07c.84-1.01 1.4-2.43 \
        1.25-3.83-1.21.05-2.66.81-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.1 2.71-.69 3.56-1.7"/>
        """

    private static let amazonMark = """
        <path fill="#221f1f" d="M6.3 11.8c0-1 .25-1.86.74-2.58.5-.71 1.17-1.25 2.04-1.61.8-.34 1.76-.58 \
        2.91-.72.39-.05 1.03-.1 \
        1.92-.17v-.37c0-.93-.1-1.56-.3-1.88-.3-.43-.78-.65-1.44-.65h-.18c-.48.05-.9.2-1.25.46-.35.27-.57.63-.67 \
        1.1-.06.3-.21.46-.44.51l-2.52-.32c-.25-.06-.37-.18-.37-.39l.02-.15c.25-1.29.86-2.25 1.82-2.88C9.56.53 \
        10.69.17 11.98.1h.54c1.65 0 2.96.43 3.89 \
        1.29.13.15.27.3.4.48.12.17.22.31.28.45.08.13.15.33.2.57.06.25.1.42.13.51.03.1.06.3.08.62l.02.55v5.28c0 \
        .38.06.72.17 1.04.1.31.21.54.31.67l.51.68c.09.13.14.25.14.36 0 .12-.06.22-.18.31l-1.97 \
        1.71c-.16.14-.37.15-.63.05a6 6 0 0 1-.52-.5l-.31-.35-.32-.42-.3-.43c-.81.88-1.6 1.44-2.4 \
        1.66-.5.15-1.1.23-1.83.23-1.11 0-2.04-.34-2.76-1.03-.72-.7-1.08-1.67-1.08-2.94zm3.75-.44c0 .57.14 \
        1.02.43 1.37.28.34.67.51 1.15.51l.2-.02.17-.02c.61-.16 1.08-.56 \
        1.42-1.18.16-.28.28-.58.36-.91.09-.32.12-.59.13-.8.02-.2.02-.54.02-1v-.54c-.84 \
        0-1.48.06-1.92.18-1.28.36-1.92 1.17-1.92 2.43z"/><path fill="none" stroke="#221f1f" stroke-width="1.7" \
        stroke-linecap="round" d="M2.2 18.6c5.6 4.5 13.6 4.6 18.8 1.2"/><path fill="#221f1f" d="M18.6 \
        17.6c1.6-.7 3.4-.7 3.9-.1.5.7-.1 3-1.3 4.5-.3.3-.6.1-.5-.2.5-1.3.9-2.6.6-3.1-.3-.4-1.5-.4-2.5-.4-.4 \
        0-.5-.4-.2-.7z"/>
        """
}
