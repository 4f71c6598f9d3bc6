/// Quotas that Cognito calls soft: an operator can change them.
public struct Quotas: Sendable, Equatable {
    /// UP-LIM-02.
    public var pools = 60
    /// UP-LIM-01, UP-APP-14.
    public var clientsPerPool = 25
    /// UP-LIM-04, UP-GRP-12.
    public var groupsPerPool = 25
    /// The most groups of a user.
    public var groupsPerUser = 100
    /// UP-LIM-08, UP-ATTR-16.
    public var customAttributesPerPool = 25

    /// The numbers of the Developer Guide of 2018.
    public init() {}
}
