import Cryptography

extension ConsoleVisit {
    /// The two pages about tokens.
    func tokenTabs(current: String) -> Markup {
        let texts = texts.inspector
        let tabs = [("/console/tools/token", texts.inspectTab), ("/console/tools/preview", texts.previewTab)]
        return element("nav", with: [.label(texts.toolsTitle)]) {
            element("p", with: [.class("actions")]) {
                for (address, label) in tabs {
                    let isCurrent = address == current ? [Attribute("aria-current", value: "page")] : []
                    element("a", with: [.href(address)] + isCurrent) { label }
                }
            }
        }
    }

    /// Claims with their sources, and what is not among them.
    ///
    /// - Parameter knowsSources: Whether sources were looked up.
    func claims(_ list: ClaimList, of parties: TokenParties, knowsSources: Bool = true) -> Markup {
        let texts = texts.inspector
        let further = knowsSources ? [texts.source, texts.removal] : []
        return markup {
            table([texts.claim, texts.value] + further) {
                for claim in list.claims {
                    element("tr") {
                        element("th", with: [.scope("row")]) { code(claim.name) }
                        element("td", with: [.class("value")]) { value(of: claim) }
                        if knowsSources {
                            element("td") { source(of: claim) }
                            element("td") { removal(of: claim, parties: parties) }
                        }
                    }
                }
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
