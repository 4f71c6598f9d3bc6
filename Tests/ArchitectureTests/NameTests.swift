import Foundation
import Testing

/// Comments and pages cite names that exist, so that a rename reaches them.
@Suite struct NameTests {
    /// Names in camel case that belong to others: services, programs, languages, other projects.
    private static let outside: Set<String> = [
        "AmbientCapabilities", "AsyncHTTPClient", "CapabilityBoundingSet", "ChannelHandler", "CloudTrail", "CloudWatch",
        "BoringSSL", "CoDel", "ExtAuthz", "ForwardAuth", "GameLift", "GitHub", "HTTPResponseEncoder",
        "HTTPServerPipelineHandler", "IdP", "IoT", "KeePassXC", "MemoryDenyWriteExecute", "MinIO", "SeaweedFS",
        "PutEvents", "SendEmail",
        "SimpleDB", "SourceKit", "SplitMix64", "SwiftPM", "StatefulSet", "TimeoutStopSec", "UserDefaults",
        "terminationGracePeriodSeconds",
        "AppSync", "CycloneDX", "DocC", "FastAPI", "MkDocs", "PowerShell", "PyJWT", "PyPI", "cRLSign", "cliClientID",
        "extendedKeyUsage", "keyCertSign",
        "keyUsage", "serverAuth",
        // Of AWS's SDKs, Amplify and libraries that verify Cognito's tokens.
        "AppWebDomain", "BaseEndpoint", "CognitoIdentityProviderClient", "CognitoIdentityServiceProvider",
        "CognitoJwtVerifier", "EndpointUrl", "JwtVerifier", "ServiceURL", "clientConfig", "customJwtCheck",
        "endpointOverride", "endpointUrl", "fromCognitoIdentityPool", "identityPoolEndpoint", "jwksUri", "loginWith",
        "withEndpointConfiguration",
        "AutoFill", "VoiceOver", "iCloud", "iPhone",
        // Of Vapor, for which docs/access.md has a middleware on paper.
        "AsyncMiddleware", "AsyncResponder", "CallerKey", "StorageKey", "chainingTo", "replaceOrAdd",
        "authRequestHeaders", "authResponseHeaders", "defaultMode", "forwardAuth", "forwardBody", "fsGroup", "iPhone14",
        "rsaEncryption", "swiftPM", "toString", "trustForwardHeader", "userPoolEndpoint",
        // Of the iOS SDK, which the client's pages compare it with.
        "AWSAuthCore", "AWSAuthUI", "AWSCognitoAuth", "AWSCognitoAuthClientErrorType",
        "AWSCognitoIdentityIdChangedNotification",
        "AWSCognitoIdentityInteractiveAuthenticationDelegate", "AWSCognitoIdentityProvider", "AWSCognitoIdentityUser",
        "AWSIdentityProvider", "AWSIdentityProviderManager", "AWSSignInProviderConfig", "AWSUserPoolsSignIn",
        "SignInURIQueryParameters", "cognitoDeviceId", "getCredentialsProvider", "getUserCodeDeliveryDetails",
        "getViewController",
        "interceptApplication",
        "registerConfigSignInProviders", "resumeSessionWithCompletionHandler", "setCredentialsProvider",
        "setCustomRoleArnInternal", "setPushPlatform", "setSignInProviders",
        "shouldLaunchSignInVCIfRefreshTokenIsExpired",
        "signInUIConfiguration", "updateCognitoCredentialsProvider",
        // Metrics of CloudWatch.
        "AccountTakeOverRisk", "CompromisedCredentialsRisk", "OverrideBlock",
        // Examples.
        "HomeView", "StringNotLikeIfExists", "uXXXX", "userPool2",
    ]

    @Test func `a name in camel case that a comment cites exists`() throws {
        let known = try Self.known()
        for file in try Self.folders.flatMap(SourceTree.files) {
            for (line, comment) in file.swift.comments where !comment.contains("swift-format-ignore") {
                // Tests compare themselves with those of the iOS SDK: `testSignIn`.
                for name in Self.names(in: comment.utf8) where !known.contains(name) && !name.hasPrefix("test") {
                    Issue.record("\(file.path):\(line) cites \(name)")
                }
            }
        }
    }

    /// The languages of blocks in pages that are settings or code of other programs.
    private static let foreign: Set<String> = [
        "caddyfile", "hcl", "ini", "java", "nginx", "python", "toml", "ts", "yaml",
    ]

    @Test func `a name in camel case that a page cites exists`() throws {
        let known = try Self.known()
        let pages = ["README.md", "ARCHITECTURE.md", "GLOSSARY.md", "SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        let folders = ["docs", "decisions", "changes", "Sources"].flatMap(SourceTree.paths)
        for page in pages + folders.filter({ $0.hasSuffix(".md") }) {
            let lines = try SourceTree.text(of: page).components(separatedBy: "\n")
            var language: String?
            for (index, line) in lines.enumerated() {
                let text = line.drop { $0 == " " }
                if text.hasPrefix("```") { language = language == nil ? String(text.dropFirst(3)) : nil }
                guard !line.contains("https://"), !Self.foreign.contains(language ?? "") else { continue }
                for name in Self.names(in: line.utf8) where !known.contains(name) {
                    Issue.record("\(page):\(index + 1) cites \(name)")
                }
            }
        }
    }

    // The rule of swift-format wants all parameters described, or none.
    @Test func `a parameter that a comment describes exists`() throws {
        for file in try Self.folders.flatMap(SourceTree.files) {
            var described: [(name: String, line: Int)] = []
            for (index, line) in file.lines.enumerated() {
                if let comment = Self.documentation(line) {
                    if let name = Self.parameter(comment) { described.append((name, index + 1)) }
                } else if !described.isEmpty {
                    let declaration = file.swift.lines[index...].prefix(20).joined(separator: "\n")
                    let words = Set(declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
                    for (name, line) in described where !words.contains(name) {
                        Issue.record("\(file.path):\(line) describes \(name), which is not below it")
                    }
                    described = []
                }
            }
        }
    }

    @Test func `a file that a comment cites exists`() throws {
        let roots = ["Sources/", "Tests/", "Examples/", "Scripts/", "Model/", "docs/", "decisions/", "changes/"]
        for file in try Self.folders.flatMap(SourceTree.files) {
            for (line, comment) in file.swift.comments {
                let words = comment.split { !$0.isLetter && !$0.isNumber && !"/-._+".contains($0) }
                for word in words where roots.contains(where: word.hasPrefix) {
                    let path = word.last == "." ? String(word.dropLast()) : String(word)
                    let exists = FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path())
                    #expect(exists, "\(file.path):\(line) cites \(path)")
                }
            }
        }
    }

    @Test func `names in camel case are found in prose`() {
        let text = "`UserPool.find` and DELETE of an AWSMobileClient, a user's id2Token; httpS, X-Amz-Date"
        #expect(Self.names(in: text.utf8) == ["UserPool", "AWSMobileClient", "id2Token", "httpS"])
        #expect(Self.parameter("- Parameter name: A name.") == "name")
        #expect(Self.parameter("  - name: A name.") == "name")
        #expect(Self.parameter("- Returns: A name.") == nil)
        #expect(Self.parameter("- a point: no parameter") == nil)
    }

    private static let folders = ["Sources", "Tests", "Examples"]

    /// The names in camel case of code, literals, models, file names and the walks in Python.
    private static func known() throws -> Set<String> { try knownNames.get() }

    private static let knownNames = Result<Set<String>, any Error> {
        var known = outside
        for file in try folders.flatMap(SourceTree.files) {
            known.formUnion(names(in: file.swift.code))
            for (_, text) in file.swift.strings { known.formUnion(names(in: text.utf8)) }
        }
        let paths = (folders + ["Model", "Packaging", "decisions"]).flatMap(SourceTree.paths)
        for path in paths + ["Package.swift", "Makefile"] {
            known.formUnion(names(in: path.utf8))
            let isGenerated = path.hasSuffix(".swift") && Plan.generated.contains { path.hasPrefix($0) }
            let isRead = isGenerated || [".json", ".py"].contains { path.hasSuffix($0) } || !path.contains("/")
            guard isRead else { continue }
            known.formUnion(names(in: try SourceTree.text(of: path).utf8))
        }
        return known
    }

    /// The words of letters and digits in which an upper-case letter follows one in lower case.
    private static func names(in text: some Sequence<UInt8>) -> [String] {
        var names: [String] = []
        var word: [UInt8] = []
        var isInCamelCase = false
        var wasLower = false
        func end() {
            if isInCamelCase { names.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
            (isInCamelCase, wasLower) = (false, false)
        }
        for byte in text {
            let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            guard isLower || isUpper || isDigit || byte == UInt8(ascii: "_") else {
                end()
                continue
            }
            if isUpper && wasLower { isInCamelCase = true }
            wasLower = isLower || isDigit && wasLower
            word.append(byte)
        }
        end()
        return names
    }

    /// What a line of documentation says.
    private static func documentation(_ line: String) -> String? {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("/// ") ? String(text.dropFirst(4)) : text == "///" ? "" : nil
    }

    /// The parameter that a line of documentation describes.
    private static func parameter(_ comment: String) -> String? {
        for mark in ["- Parameter ", "  - "] where comment.hasPrefix(mark) {
            let name = comment.dropFirst(mark.count).prefix { $0 != ":" }
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            return comment.contains(":") ? String(name) : nil
        }
        return nil
    }
}
