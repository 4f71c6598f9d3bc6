import Cryptography

extension ConsoleVisit {
    /// Links to the two pages about tokens.
    func tokenTabs(current: String) -> Markup {
        tabs(
            [
                ("/console/tools/token", texts.inspector.inspectTab),
                ("/console/tools/preview", texts.inspector.previewTab),
            ], current: current, label: texts.inspector.toolsTitle)
    }

    /// The claims of a token, and the claims that it could have and has not.
    ///
    /// - Parameters:
    ///   - parties: The user and the client that the token is about, whose pages change what it claims.
    ///   - showsSources: Whether the sources of claims are shown, and how they are removed: they are known for tokens
    ///     of this server only.
    func claims(_ list: ClaimList, of parties: TokenParties, showsSources: Bool = true) -> Markup {
        let texts = texts.inspector
        return markup {
            table([texts.claim, texts.value] + (showsSources ? [texts.source, texts.removal] : [])) {
                for claim in list.claims { row(claim, of: parties, showsSource: showsSources) }
            }
            if !list.absent.isEmpty {
                element("h3") { texts.absent }
                table([texts.claim, texts.reason]) {
                    for absent in list.absent {
                        element("tr") {
                            element("th", with: [.scope("row")]) { code(absent.name) }
                            element("td") { texts.absence(absent.reason) }
                        }
                    }
                }
            }
        }
    }

    private func row(_ claim: ReportedClaim, of parties: TokenParties, showsSource: Bool) -> Markup {
        element("tr") {
            element("th", with: [.scope("row")]) { code(claim.name) }
            element("td", with: [.class("value")]) { value(of: claim) }
            if showsSource {
                element("td") { source(of: claim) }
                element("td") { removal(of: claim, parties: parties) }
            }
        }
    }

    /// The value, and what a new token would have instead. A claim without a source has said already that a new token
    /// would not have it.
    private func value(of claim: ReportedClaim) -> Markup {
        markup {
            if let value = claim.value {
                code(value)
            } else {
                element("span", with: [.class("soft")]) { texts.inspector.newEachTime }
            }
            switch claim.today {
            case .same: Markup.empty
            case .other(let now): element("p", with: [.class("hint")]) { texts.inspector.now(now) }
            case .gone where claim.source == nil: Markup.empty
            case .gone: element("p", with: [.class("hint")]) { texts.inspector.gone }
            }
        }
    }

    private func source(of claim: ReportedClaim) -> Markup {
        let texts = texts.inspector
        return markup {
            claim.source.map(texts.sourceText) ?? texts.noSource
            for note in claim.notes { element("p", with: [.class("hint")]) { texts.note(note) } }
        }
    }

    private func removal(of claim: ReportedClaim, parties: TokenParties) -> Markup {
        guard let removal = ClaimRemoval(claim.name, from: claim.source) else { return markup { "–" } }
        let text = texts.inspector.remove(removal)
        guard let pool = parties.pool, let place = removal.page(of: parties) else { return markup { text } }
        return link(to: poolPage(place.page, of: pool, query: place.query)) { text }
    }
}
