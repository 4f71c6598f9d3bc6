#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices
#endif

/// The window over which a page is shown, where the system has windows.
struct HostedUIAnchor: Sendable {
    #if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
        let window: ASPresentationAnchor
    #endif
}
