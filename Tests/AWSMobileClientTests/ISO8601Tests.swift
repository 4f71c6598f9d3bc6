import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct ISO8601Tests {
    @Test func `times have the format of the iOS SDK`() throws {
        let text = "2020-03-03T04:05:06Z"
        let instant = try #require(ISO8601.read(text))
        #expect(instant.seconds == 1_583_208_306)
        #expect(ISO8601.text(instant) == text)
    }

    @Test(arguments: [
        "", "2020-03-03 04:05:06Z", "2020-13-03T04:05:06Z", "2020-03-03T04:05:0xZ", "2020-03-03T04:05:06",
    ])
    func `other formats are refused`(_ text: String) { #expect(ISO8601.read(text) == nil) }
}
