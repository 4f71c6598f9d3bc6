import Cryptography
import Directory
import Kernel

extension OAuthConnector {
    /// The user's profile from all responses together.
    func profile(_ tokens: Claims, idClaims: Claims?, userInfo: Claims?, response: ProviderResponse) throws
        -> ExternalProfile
    {
        let source = idClaims ?? userInfo ?? Claims()
        guard let subject = source[provider.kind.subjectClaim]?.attributeText, (1...255).contains(subject.utf8.count)
        else { throw wrong("nothing says who the user is") }
        let info = userInfo.map(infoTexts) ?? [:]
        var claims = Self.merged(idClaims?.texts ?? [:], info: info)
        claims.merge(names(in: response)) { own, _ in own }
        claims[provider.kind.subjectClaim] = subject
        for name in IdentityProvider.tokenNames { claims[name] = tokens.string(name) }
        var profile = ExternalProfile(subject: subject, claims: claims)
        profile.setLists((idClaims?.lists ?? [:]).merging(userInfo?.lists ?? [:]) { _, info in info })
        profile.tokens = ProviderTokens(tokens, of: provider, now: world.now())
        profile.sources.tokenResponse = tokens.texts
        profile.sources.idToken = idClaims?.texts
        profile.sources.userInfo = userInfo.map { _ in info }
        return profile
    }

    /// The claims of both. A contact and its verified flag are taken from the same response, because the two responses
    /// may refer to different addresses (FED-05).
    static func merged(_ token: [String: String], info: [String: String]) -> [String: String] {
        var claims = token
        for contact in ContactAttribute.allCases {
            guard let value = info[contact.rawValue], !value.hasSameBytes(as: token[contact.rawValue] ?? "") else {
                continue
            }
            claims[contact.verifiedFlag] = nil
        }
        for (name, value) in info {
            let contact = ContactAttribute.allCases.first { $0.verifiedFlag == name }
            // A flag without its address says nothing about the token's address.
            if let contact, info[contact.rawValue] == nil { continue }
            claims[name] = value
        }
        return claims
    }

    private func infoTexts(_ info: Claims) -> [String: String] {
        switch provider.kind {
        case .google: Dictionary(info.all.compactMap(Self.profileField)) { first, _ in first }
        case .facebook:
            info.texts.merging(Self.picture(info).map { ["picture": $0] } ?? [:]) { _, picture in picture }
        case .amazon, .apple, .openIDConnect, .saml: info.texts
        }
    }

    /// The names of claims that mappings or group rules use but the ID token lacks. For Google they are fields of its
    /// profile API.
    func wantedAttributes(beyond idClaims: Claims?) -> [String] {
        let used = provider.attributeMapping.values + provider.groupRules.map(\.claim)
        let names = Set(used).filter { name in
            idClaims?[name] == nil && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
                && !IdentityProvider.tokenNames.contains(name)
        }
        guard provider.kind == .facebook else { return names.intersection(Self.googleFields).sorted() }
        return names.union(["id"]).sorted()
    }

    /// The fields of the resource at Google's endpoint for attributes.
    private static let googleFields: Set<String> = [
        "addresses", "ageRanges", "biographies", "birthdays", "calendarUrls", "clientData", "coverPhotos",
        "emailAddresses", "events", "externalIds", "genders", "imClients", "interests", "locales", "locations",
        "memberships", "metadata", "miscKeywords", "names", "nicknames", "occupations", "organizations",
        "phoneNumbers", "photos", "relations", "sipAddresses", "skills", "urls", "userDefined",
    ]

    /// The text of a field of Google's profile API: of its primary entry, or of the first one.
    private static func profileField(_ claim: Claims.Claim) -> (String, String)? {
        guard case .list(let values) = claim.value else { return nil }
        let entries = values.compactMap { value -> Claims? in if case .object(let entry) = value { entry } else { nil }
        }
        let primary = entries.first { entry in
            if case .object(let metadata)? = entry["metadata"] { metadata.boolean("primary") ?? false } else { false }
        }
        guard let entry = primary ?? entries.first else { return nil }
        let names = ["value", "displayName", "formattedValue", "text", "url"]
        return (names.lazy.compactMap(entry.string).first ?? date(in: entry)).map { (claim.name, $0) }
    }

    /// A date of Google's profile API in the form of OpenID Connect's birthdays; the year is `0000` if it is missing.
    private static func date(in entry: Claims) -> String? {
        guard case .object(let date)? = entry["date"], let month = date.integer("month"), let day = date.integer("day")
        else { return nil }
        func padded(_ number: Int64, width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
        }
        return "\(padded(date.integer("year") ?? 0, width: 4))-\(padded(month, width: 2))-\(padded(day, width: 2))"
    }

    /// Facebook's picture is an object that contains its address.
    private static func picture(_ info: Claims) -> String? {
        guard case .object(let picture)? = info["picture"], case .object(let data)? = picture["data"] else {
            return nil
        }
        return data.string("url")
    }

    /// The name that Apple sends with the first response. It is not signed, and is only used for names.
    private func names(in response: ProviderResponse) -> [String: String] {
        guard provider.kind == .apple, let text = response.user, text.utf8.count <= 4096,
            let user = try? Claims(json: Array(text.utf8)), case .object(let name)? = user["name"]
        else { return [:] }
        let parts = [("firstName", "given_name"), ("lastName", "family_name")]
        var names: [String: String] = [:]
        for (from, to) in parts {
            guard let part = name.string(from), !part.isEmpty else { continue }
            (names[from], names[to]) = (part, part)
        }
        let whole = parts.compactMap { names[$0.0] }.joined(separator: " ")
        if !whole.isEmpty { names["name"] = whole }
        return names
    }
}
