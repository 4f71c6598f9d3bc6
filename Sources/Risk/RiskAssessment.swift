package import Kernel

/// The risk of a sign-in, with the reasons.
package struct RiskAssessment: Hashable, Sendable {
    /// The reasons in the order of their detection.
    package var reasons: [RiskReason]

    package init(_ reasons: [RiskReason] = []) { self.reasons = reasons }

    /// The sum of the reasons' weights, at least zero.
    package var score: Int { max(reasons.reduce(0) { $0 + $1.weight }, 0) }

    /// Nil for a sign-in that is not risky.
    package var level: RiskLevel? {
        switch score {
        case 70...: .high
        case 40..<70: .medium
        case 20..<40: .low
        default: nil
        }
    }
}

/// A reason why a sign-in is more or less risky. `docs/protection.md` lists them with their weights.
package enum RiskReason: String, CaseIterable, Sendable {
    /// The user has signed in earlier, but not from this range of addresses.
    case newAddressRange
    /// The range is new, and the user has signed in earlier, but not from this country.
    case newCountry
    /// The range is new, and farther from an earlier sign-in than a journey reaches in the time between.
    case impossibleTravel
    /// The user has signed in earlier, but not with this program and system.
    case newUserAgent
    /// An event from this range of addresses was marked as not caused by the user.
    case rangeMarkedInvalid
    /// Several attempts in the user's name failed within the hour.
    case failedAttempts
    /// Many attempts failed.
    case manyFailedAttempts
    /// The user signs in repeatedly within minutes.
    case rapidSignIns
    /// Attempts for several names have failed from this address within the hour, and none has succeeded since.
    case addressFailsForSeveral
    /// The same for many names.
    case addressFailsForMany
    /// The request comes from a device that the pool remembers for the user.
    case rememberedDevice

    var weight: Int {
        switch self {
        case .newAddressRange: 30
        case .newCountry: 20
        case .impossibleTravel: 40
        case .newUserAgent: 20
        case .rangeMarkedInvalid: 60
        case .failedAttempts: 20
        case .manyFailedAttempts: 40
        case .rapidSignIns: 20
        case .addressFailsForSeveral: 20
        case .addressFailsForMany: 80
        case .rememberedDevice: -30
        }
    }
}

// MARK: The basis of the reasons

extension RiskAssessment {
    /// An address with failures for this many names is suspicious.
    static let (severalNames, manyNames) = (25, 50)
    private static let (severalFailures, manyFailures, rapidPasses) = (3, 10, 10)
    /// In kilometres. Shorter distances are ignored, because databases are wrong by many kilometres.
    private static let minJourney = 300.0
    /// A thousand kilometres an hour, as an airliner, in kilometres a second.
    private static let topSpeed = 1000.0 / 3600

    /// The reasons that follow from the address alone. They are the same for every user, known or not.
    init(failedNames: Int) {
        switch failedNames {
        case Self.manyNames...: self.init([.addressFailsForMany])
        case Self.severalNames...: self.init([.addressFailsForSeveral])
        default: self.init()
        }
    }

    /// Adds the reasons that follow from the user's own events. The first sign-in of a user is not compared.
    mutating func addReasons(from origin: EventOrigin, comparedWith history: RiskHistory, isRemembered: Bool) {
        if !history.known.isEmpty {
            if let range = origin.range, !history.known.contains(where: { $0.range == range }) {
                reasons.append(.newAddressRange)
                if let location = origin.location { addReasons(from: location, comparedWith: history) }
            }
            let isKnownDevice = history.known.contains {
                $0.device == origin.device || $0.deviceID != nil && $0.deviceID == origin.deviceID
            }
            if !isKnownDevice { reasons.append(.newUserAgent) }
        }
        if let range = origin.range, history.invalidRanges.contains(range) { reasons.append(.rangeMarkedInvalid) }
        switch history.recentFailures {
        case Self.manyFailures...: reasons.append(.manyFailedAttempts)
        case Self.severalFailures...: reasons.append(.failedAttempts)
        default: break
        }
        if history.recentPasses >= Self.rapidPasses { reasons.append(.rapidSignIns) }
        if isRemembered { reasons.append(.rememberedDevice) }
    }

    /// Adds the reasons that follow from the place of a new range.
    private mutating func addReasons(from location: AddressLocation, comparedWith history: RiskHistory) {
        let countries = history.known.compactMap(\.country)
        if !countries.isEmpty, !countries.contains(location.countryCode) { reasons.append(.newCountry) }
        guard let here = location.point else { return }
        let isTooFar = history.visits.contains { visit in
            let distance = visit.point.distance(to: here)
            return distance > Self.minJourney && distance > Double(visit.age) * Self.topSpeed
        }
        if isTooFar { reasons.append(.impossibleTravel) }
    }
}
