package import Console

extension TotalsReport {
    /// A line for each part: when it began, and what happened in it.
    package var lines: [String] {
        began.enumerated().map { index, time in
            let counted = CountedEvent.allCases.compactMap { event -> String? in
                guard let count = totals[event.rawValue]?[index], count > 0 else { return nil }
                return "\(event.rawValue) \(count)"
            }
            return "\(time)  \(counted.isEmpty ? "–" : counted.joined(separator: "  "))"
        }
    }
}
