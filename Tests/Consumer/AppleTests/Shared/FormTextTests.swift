import Foundation
import Testing

@testable import AWSMobileClient

/// The texts of the drop-in form, and what it asks a new account for.
@Suite struct FormTextTests {
    @Test(arguments: SignInLanguage.allCases)
    func `each language has every text, and the places for names`(_ language: SignInLanguage) {
        let (texts, english) = (SignInFormTexts.all(in: language), SignInFormTexts.all(in: .english))
        for text in SignInFormText.allCases {
            #expect(texts[text]?.isEmpty == false, "\(text)")
            #expect(texts[text]?.contains("%@") == english[text]?.contains("%@"), "\(text)")
        }
        #expect(SignInFormTexts(language: language)[.withProvider, with: "Google"].contains("Google"))
    }

    @Test func `tags lead to languages`() {
        let tags: [String: SignInLanguage] = [
            "de-AT": .german, "zh-Hant-TW": .traditionalChinese, "zh": .simplifiedChinese, "pt": .brazilian,
            "EN_us": .english, "id": .indonesian,
        ]
        for (tag, language) in tags { #expect(SignInLanguage(tag: tag) == language, "\(tag)") }
        for tag in ["", "-", "xx", "d"] { #expect(SignInLanguage(tag: tag) == nil, "\(tag)") }
    }

    private func fields(_ document: [String: Any], _ options: SignInUIOptions = SignInUIOptions()) -> [SignInField] {
        let flow = SignInFlow(AWSMobileClient(configuration: document, store: MemoryTokenStore()), options: options)
        flow.go(to: .signUp)
        return flow.fields
    }

    @Test func `the required attributes are those of the configuration, unless the app names others`() {
        let pool = ["Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "abc"]]
        #expect(fields(["CognitoUserPool": pool]) == [.username, .password, .email])
        let named: [String: Any] = [
            "CognitoUserPool": pool, "Auth": ["Default": ["signupAttributes": ["EMAIL", "PHONE_NUMBER"]]],
        ]
        #expect(fields(named) == [.username, .password, .email, .attribute("phone_number")])
        #expect(fields(named, SignInUIOptions(signUpAttributes: ["name"])).last == .attribute("name"))
        let outputs: [String: Any] = [
            "auth": [
                "aws_region": "us-east-1", "user_pool_id": "us-east-1_AbCdEf123", "user_pool_client_id": "abc",
                "standard_required_attributes": ["given_name"],
            ] as [String: Any]
        ]
        #expect(fields(outputs) == [.username, .password, .attribute("given_name")])
    }
}
