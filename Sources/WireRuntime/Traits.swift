public import Kernel

/// An input with a required access token.
public protocol CarriesAccessToken {
    var accessToken: Secret<String> { get }
}

/// An input with an optional access token.
public protocol MayCarryAccessToken {
    var accessToken: Secret<String>? { get }
}

/// An input about one user pool. The caller needs a permission for the pool.
public protocol NamesUserPool {
    var userPoolId: UserPoolID { get }
}

/// An input about one identity pool. The caller needs a permission for the pool.
public protocol NamesIdentityPool {
    var identityPoolId: String { get }
}

/// An input that asks for a page of a listing.
public protocol Paged {
    /// The token from the previous page.
    var pageToken: String? { get set }
    /// The caller's limit on the items of a page.
    var pageLimit: Int? { get set }
    /// The largest page that the model allows.
    static var maxPage: Int { get }
    /// The size of a page without a limit from the caller.
    static var usualPage: Int { get }
}

/// An output with a page of a listing.
public protocol PagedOutput {
    /// The token for the next page; nil after the last.
    var pageToken: String? { get set }
}

extension Paged {
    /// Sixty, as for most listings.
    public static var maxPage: Int { 60 }
    /// The longest page.
    public static var usualPage: Int { maxPage }
}
