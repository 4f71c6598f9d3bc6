import Kernel
import Testing

/// The parts of Amazon Resource Names.
@Suite struct ARNTests {
    @Test func `an ARN has its parts, and the last keeps its colons`() throws {
        let arn = try #require(ARN("arn:aws:cognito-identity:eu-west-1:123456789012:identitypool/eu-west-1:12"))
        #expect(arn.partition == "aws" && arn.service == "cognito-identity" && arn.region == "eu-west-1")
        #expect(arn.account == "123456789012" && arn.resource == "identitypool/eu-west-1:12")
        #expect(ARN("arn:aws:iam::123456789012:role/x")?.region == "")
    }

    @Test(arguments: ["", "arn", "arn:aws:iam::123456789012", "ARN:aws:iam::1:role/x", "xarn:aws:iam::1:role/x"])
    func `other texts are none`(_ text: String) {
        #expect(ARN(text) == nil)
    }

    @Test func `the name is read only behind the kind`() throws {
        let arn = try #require(ARN("arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_Ab"))
        #expect(arn.name(after: "userpool/") == "eu-west-1_Ab")
        #expect(arn.name(after: "identitypool/") == nil)
        #expect(ARN("arn:aws:iam::1:role/")?.name(after: "role/") == "")
    }
}
