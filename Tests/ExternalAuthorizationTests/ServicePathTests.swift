import Testing

@testable import ExternalAuthorization

/// Which paths are read, which rules match them, and what they are called.
@Suite struct ServicePathTests {
    private func match(_ pattern: String, _ path: String) throws -> [String: String]? {
        try #require(ServicePathPattern(pattern)).parameters(of: try #require(ServicePath(path)))
    }

    // SIG-07
    @Test(arguments: [
        "", "a", "//", "/a//b", "//a", "/a//", "/.", "/..", "/a/../b", "/a/./b", "/a/..", "/%2e", "/a/%2E%2E/b",
        "/a%2Fb", "/a%2fb", "/a\\b", "/a%5Cb", "/a;b", "/a/..;/b", "/;/a", "/%41", "/a%7E", "/%", "/a%4", "/%zz",
        "/%00", "/a%0Ab", "/%7F", "/%FF", "/%C3", "/é", "/a b", "/a?b", "/a#b", "/%252e%252e", "/%252F", "/a%25%34%31",
        "/a/%2525%32e", "/" + String(repeating: "a", count: 8192),
    ])
    func `a path that servers may read differently is refused`(_ path: String) {
        #expect(ServicePath(path) == nil)
    }

    @Test(arguments: [
        "/", "/a", "/a/", "/a/b.c/..d", "/...", "/%C3%A9%20x", "/a%3Bb", "/100%25", "/a+b,c=d@e:f~g!$&'()*",
    ])
    func `a path with one spelling is read`(_ path: String) {
        #expect(ServicePath(path) != nil)
    }

    @Test func `parameters take one segment, a wildcard all others`() throws {
        #expect(try match("/buckets/{bucket}/{rest...}", "/buckets/a/b/c%20d") == ["bucket": "a", "rest": "b/c d"])
        #expect(try match("/buckets/{bucket}/{rest...}", "/buckets/a/b") == ["bucket": "a", "rest": "b"])
        #expect(try match("/{all...}", "/a/b") == ["all": "a/b"])
        #expect(try match("/a+b/{x}", "/a%2Bb/%2B") == ["x": "+"])
        #expect(try match("/", "/") == [:])
        #expect(try match("/a/", "/a/") == [:])
    }

    @Test(arguments: [
        ("/buckets/{bucket}/{rest...}", "/buckets/a"), ("/buckets/{bucket}/{rest...}", "/buckets/a/"),
        ("/buckets/{bucket}/{rest...}", "/buckets/a/b/"), ("/buckets/{bucket}/{rest...}", "/Buckets/a/b"),
        ("/{all...}", "/"), ("/a", "/a/"), ("/a/", "/a"), ("/{x}", "/"), ("/{x}", "/a/b"), ("/a", "/b"), ("/", "/a"),
    ])
    func `other paths do not match`(_ pattern: String, _ path: String) throws {
        #expect(try match(pattern, path) == nil)
    }

    @Test(arguments: [
        "", "a", "/a//b", "/{", "/{}", "/{...}", "/{a...}/b", "/{a}/{a}", "/{a}/{a...}", "/a{b}", "/..", "/a/./b",
        "/a%20b", "/a?b", "/a;b", "/a b", "/{a b}", "/é",
    ])
    func `a malformed pattern is refused`(_ pattern: String) {
        #expect(ServicePathPattern(pattern) == nil)
    }

    @Test func `resources are named with the decoded parameters`() throws {
        let template = try #require(ResourceTemplate("arn:aws:files:::{bucket}/{rest}"))
        #expect(template.names == ["bucket", "rest"])
        #expect(template.arn(["bucket": "a", "rest": "b/*"]) == "arn:aws:files:::a/b/*")
        #expect(try #require(ResourceTemplate("*")).arn([:]) == "*")
        #expect(try #require(ResourceTemplate("arn:aws:files:::all")).arn([:]) == "arn:aws:files:::all")
    }

    @Test(arguments: [
        "", "files", "{a}", "arn:aws:files:{a}::b", "arn:aws:files::{a}:b", "arn:aws:{a}:::b", "arn:aws:files:::",
        "arn:aws:files:::{a", "arn:aws:files:::a}", "arn:aws:files:::{{a}}", "arn:::::a", "arn:aws:files:::a b", "*{a}",
    ])
    func `a malformed template of an ARN is refused`(_ template: String) {
        #expect(ResourceTemplate(template) == nil)
    }
}
