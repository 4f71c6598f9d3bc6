import Kernel
import Testing

/// The SDK in what a program says of itself.
@Suite struct CallerAgentTests {
    // UP-LAM-18
    @Test func `the SDK and its version are found in either header field`() {
        for (fields, version) in [
            (["aws-sdk-nodejs/2.856.0 linux/v14.16.0 promise"], "aws-sdk-nodejs-2.856.0"),
            (["aws-sdk-iOS/2.9.8 iOS/12.1 en_US"], "aws-sdk-ios-2.9.8"),
            (["aws-sdk-java/2.20.43 Mac_OS_X/13 OpenJDK"], "aws-sdk-java-2.20.43"),
            (["aws-sdk-js/3.45.0", "Mozilla/5.0 (X11; Linux x86_64)"], "aws-sdk-js-3.45.0"),
            (["aws-amplify/5.0.4", "m/E aws-sdk-go-v2/1.17.1 os/linux"], "aws-sdk-go-v2-1.17.1"),
        ] {
            #expect(CallerAgent(fields.first, fields.dropFirst().first).sdkVersion == version, "\(fields)")
        }
    }

    @Test func `what names no SDK is none`() {
        for name in [
            "", " ", "Boto3/1.34.0 md/Botocore#1.34.0", "aws-sdk-", "aws-sdk-js", "aws-sdk-js/", "aws-sdk/1",
            "aws-sdk-js/1/2", "aws-sdk-js/1\"}", "aws-sdk-j\u{e9}/1", "AWS-SDK-JS/1", "xaws-sdk-js/1",
            "aws-sdk-js/" + String(repeating: "1", count: 64), String(repeating: "a", count: 1024) + " aws-sdk-js/1",
        ] {
            #expect(CallerAgent(name).sdkVersion == nil, "\(name)")
        }
        #expect(CallerAgent(nil, nil).sdkVersion == nil)
    }
}
