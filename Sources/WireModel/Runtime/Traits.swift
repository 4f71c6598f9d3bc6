public import Kernel

/// An input that must carry the access token of the person it is about.
public protocol CarriesAccessToken {
    var accessToken: Secret<String> { get }
}

/// An input that carries an access token in some uses and not in others.
public protocol MayCarryAccessToken {
    var accessToken: Secret<String>? { get }
}

/// An input about one user pool, which is what the caller needs a right to.
public protocol NamesUserPool {
    var userPoolId: String { get }
}

/// An input about one identity pool, which is what the caller needs a right to.
public protocol NamesIdentityPool {
    var identityPoolId: String { get }
}

/// An input that asks for a page of a listing.
public protocol Paged {
    /// The token that the page before came with.
    var pageToken: String? { get set }
    /// How many items the caller wants at most.
    var pageLimit: Int? { get set }
    /// The longest page that the model allows, which is also how long a page is that nobody limits.
    static var greatestPage: Int { get }
}

extension Paged {
    /// Sixty, as most listings of the models have it.
    public static var greatestPage: Int { 60 }
}
