/// The meaning of the characters of a policy's text.
struct PatternSyntax: Sendable {
    /// Where `*` and `?` are wildcards, and what they match.
    enum Wildcards: Sendable {
        /// They are plain characters.
        case none
        /// They match anything.
        case everywhere
        /// Wildcards in the first five segments do not match colons, except for a `*` that ends its segment.
        ///
        /// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
        case resource
        /// Wildcards in the first five segments do not match colons.
        ///
        /// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
        case arn
    }

    var wildcards = Wildcards.none
    /// Whether `${…}` is a variable; only in policies of version 2012-10-17.
    var hasVariables = false
    /// Whether upper and lower case are the same.
    var ignoresCase = false
}
