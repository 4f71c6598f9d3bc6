/// How much of everything there may be.
///
/// The service calls these limits soft: an operator can change them.
public struct Quotas: Sendable, Equatable {
    /// UP-LIM-02.
    public var pools = 60
    /// UP-LIM-01, UP-APP-14.
    public var clientsPerPool = 25
    /// UP-LIM-04, UP-GRP-12.
    public var groupsPerPool = 25
    /// How many groups one person can be in.
    public var groupsPerUser = 100
    /// UP-LIM-08, UP-ATTR-16, decision D31.
    public var customAttributesPerPool = 25

    /// The numbers of the guide.
    public init() {}
}
