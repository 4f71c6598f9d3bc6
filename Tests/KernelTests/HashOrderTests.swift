import Kernel
import Testing

/// The orders of lists that have no order of their own, as the service writes them.
@Suite struct HashOrderTests {
    @Test(arguments: [
        (
            "openid profile email phone aws.cognito.signin.user.admin",
            "aws.cognito.signin.user.admin phone openid profile email"
        ),
        ("openid aws.cognito.signin.user.admin", "aws.cognito.signin.user.admin openid"),
        ("email openid", "openid email"), ("openid", "openid"), ("", ""),
    ])
    func `scopes are in the order of a set, whatever the order of the request`(_ given: String, _ listed: String) {
        let scopes = given.split(separator: " ").map(String.init)
        let expected = listed.split(separator: " ").map(String.init)
        #expect(HashOrder.ofSet(scopes) == expected)
        #expect(HashOrder.ofSet(scopes.reversed()) == expected)
    }

    @Test func `members of one bucket stay as they are given`() {
        // Both have Java's hash code 2112.
        #expect(HashOrder.ofSet(["Aa", "BB"]) == ["Aa", "BB"])
        #expect(HashOrder.ofSet(["BB", "Aa"]) == ["BB", "Aa"])
    }

    @Test func `a large set keeps every member once`() {
        let scopes = (0..<200).map { "api/scope-\($0)" }
        #expect(HashOrder.ofSet(scopes).sorted() == scopes.sorted())
        #expect(HashOrder.ofSet(scopes) != scopes)
    }

    @Test(arguments: [
        (["LITE", "ESSENTIALS", "PLUS"], ["ESSENTIALS", "LITE", "PLUS"]),
        (["Valid", "Invalid"], ["Invalid", "Valid"]),
        (["OFF", "ON", "OPTIONAL"], ["OPTIONAL", "OFF", "ON"]),
        (["String", "Number", "DateTime", "Boolean"], ["Boolean", "Number", "String", "DateTime"]),
        (
            ["SAML", "Facebook", "Google", "LoginWithAmazon", "SignInWithApple", "OIDC"],
            ["Facebook", "SAML", "SignInWithApple", "LoginWithAmazon", "OIDC", "Google"]
        ), (["Aa", "BB"], ["BB", "Aa"]),
    ])
    func `the words of an enumeration are in their own order`(_ model: [String], _ listed: [String]) {
        #expect(HashOrder.ofEnumeration(model) == listed)
    }
}
