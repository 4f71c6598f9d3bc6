import Kernel

extension TrustPolicy {
    /// The providers that apps of many owners share, with the condition key that names the app.
    private static let sharedProviders = [
        ("cognito-identity.amazonaws.com", "aud"), ("accounts.google.com", "aud"),
        ("graph.facebook.com", "app_id"), ("www.amazon.com", "app_id"),
    ]

    /// The shared providers whose users may assume the role with a token for any app, because a statement has no
    /// condition on the app.
    package var providersWithoutAudience: [String] {
        Self.sharedProviders.filter { name, key in
            let audienceKey = ContextKey("\(name):\(key)")
            return statements.contains { statement in
                statement.effect == .allow && !statement.contextKeys.contains(audienceKey)
                    && statement.principals?.match(.federated(provider: name)) != nil
                    && statement.actions.match(Array("sts:assumerolewithwebidentity".utf8))
            }
        }.map(\.0)
    }

    /// Whether every user and every session of the account may assume the role: a statement names `*` and has no
    /// condition.
    package var trustsEveryone: Bool {
        statements.contains { statement in
            statement.effect == .allow && statement.contextKeys.isEmpty
                && statement.principals?.match(.anonymous) == .everyone
                && statement.actions.match(Array("sts:assumerole".utf8))
        }
    }
}
