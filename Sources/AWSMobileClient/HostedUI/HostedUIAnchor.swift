#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices
#endif

/// The window to show a page over, on systems with windows.
struct HostedUIAnchor: Sendable {
    #if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
        let window: ASPresentationAnchor
    #endif
}
