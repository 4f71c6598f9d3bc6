package import WireClient

extension Transport {
    /// Adds the header `user-agent` to each request.
    package func sending(userAgent: String?) -> Transport {
        guard let userAgent else { return self }
        return Transport { request in
            var named = request
            named.headers.append(("user-agent", userAgent))
            return try await send(named)
        }
    }
}
