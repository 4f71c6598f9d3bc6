import IdentityPoolsModel
import SyncModel
import Testing
import UserPoolsModel

@testable import WireRuntime

/// Cognito's wording for violations.
struct ValidatorTests {
    private func error<Input: OperationInput>(_: Input.Type, _ text: String) throws -> ServiceError? {
        let fields = try #require(try JSONReader.read(Array(text.utf8), limits: .trusted).object)
        do throws(ServiceError) {
            try Input.shape.validate(fields, for: Input.operation.service)
            return nil
        } catch { return error }
    }

    private func message<Input: OperationInput>(_ input: Input.Type, _ text: String) throws -> String? {
        try error(input, text)?.message
    }

    @Test func `a pattern is reported with the value`() throws {
        let error = try error(InitiateAuthInput.self, #"{"AuthFlow":"USER_AUTH","ClientId":"ap-northeast-1_x"}"#)
        #expect(error?.code == .invalidParameter)
        #expect(
            error?.message
                == "1 validation error detected: Value 'ap-northeast-1_x' at 'clientId' failed to satisfy constraint: "
                + #"Member must satisfy regular expression pattern: [\w+]+"#)
    }

    @Test func `one message lists all violations and no secrets`() throws {
        let message = try message(
            SignUpInput.self, #"{"ClientId":"abc","Password":" ","Username":"","SecretHash":"hunter 2"}"#)
        #expect(
            message
                == "4 validation errors detected: "
                + "Value at 'password' failed to satisfy constraint: "
                + #"Member must satisfy regular expression pattern: ^[\S]+.*[\S]+$; "#
                + "Value at 'secretHash' failed to satisfy constraint: "
                + #"Member must satisfy regular expression pattern: [\w+=/]+; "#
                + "Value at 'username' failed to satisfy constraint: "
                + "Member must have length greater than or equal to 1; "
                + "Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: "
                + #"[\p{L}\p{M}\p{S}\p{N}\p{P}]+"#)
    }

    @Test(arguments: ["{}", #"{"UserPoolId":null}"#])
    func `a required member must not be null`(_ text: String) throws {
        #expect(
            try message(DescribeUserPoolInput.self, text)
                == "1 validation error detected: Value null at 'userPoolId' failed to satisfy constraint: "
                + "Member must not be null")
    }

    @Test func `numbers must be in range`() throws {
        #expect(
            try message(ListUsersInput.self, #"{"UserPoolId":"a_b","Limit":100}"#)
                == "1 validation error detected: Value '100' at 'limit' failed to satisfy constraint: "
                + "Member must have value less than or equal to 60")
        #expect(
            try message(ListUserPoolsInput.self, #"{"MaxResults":0}"#)
                == "1 validation error detected: Value '0' at 'maxResults' failed to satisfy constraint: "
                + "Member must have value greater than or equal to 1")
        #expect(try message(ListUserPoolsInput.self, #"{"MaxResults":1}"#) == nil)
        #expect(try message(ListUserPoolsInput.self, #"{"MaxResults":60}"#) == nil)
    }

    @Test func `enumerated values must be in their set`() throws {
        let message = try message(SetUserPoolMfaConfigInput.self, #"{"UserPoolId":"a_b","MfaConfiguration":"MAYBE"}"#)
        #expect(
            message
                == "1 validation error detected: Value 'MAYBE' at 'mfaConfiguration' failed to satisfy constraint: "
                + "Member must satisfy enum value set: [OPTIONAL, OFF, ON]")
        for (said, listed) in [
            (#""UserPoolTier":"BASIC""#, "[ESSENTIALS, LITE, PLUS]"),
            (#""Schema":[{"Name":"a","AttributeDataType":"Text"}]"#, "[Boolean, Number, String, DateTime]"),
            (#""DeletionProtection":"ON""#, "[ACTIVE, INACTIVE]"),
        ] as [(String, String)] {
            let message = try self.message(CreateUserPoolInput.self, #"{"PoolName":"p",\#(said)}"#)
            #expect(message?.hasSuffix("Member must satisfy enum value set: \(listed)") == true, "\(message ?? "")")
        }
        let flow = try self.message(InitiateAuthInput.self, #"{"ClientId":"c","AuthFlow":"X"}"#)
        #expect(
            flow?.hasSuffix(
                "enum value set: [ADMIN_NO_SRP_AUTH, ADMIN_USER_PASSWORD_AUTH, USER_SRP_AUTH, REFRESH_TOKEN_AUTH, "
                    + "REFRESH_TOKEN, CUSTOM_AUTH, USER_PASSWORD_AUTH, USER_AUTH]") == true, "\(flow ?? "")")
        let kelvin = #"{"UserPoolId":"a_b","MfaConfiguration":"O\u212A"}"#
        #expect(try self.message(SetUserPoolMfaConfigInput.self, kelvin) != nil)
    }

    @Test func `an element of a list of structures is named by its index`() throws {
        let attributes = #"[{"Name":"email","Value":"x"},{"Name":"","Value":"y"},{"Value":"z"}]"#
        #expect(
            try message(
                AdminUpdateUserAttributesInput.self,
                #"{"UserPoolId":"a_b","Username":"u","UserAttributes":\#(attributes)}"#)
                == "3 validation errors detected: "
                + "Value '' at 'userAttributes.2.member.name' failed to satisfy constraint: "
                + "Member must have length greater than or equal to 1; "
                + "Value '' at 'userAttributes.2.member.name' failed to satisfy constraint: "
                + #"Member must satisfy regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]+; "#
                + "Value null at 'userAttributes.3.member.name' failed to satisfy constraint: Member must not be null")
    }

    @Test func `a list of strings is reported as a whole, with every limit of its elements`() throws {
        #expect(
            try message(
                CreateUserPoolClientInput.self,
                #"{"UserPoolId":"a_b","ClientName":"c","AllowedOAuthFlows":["code","magic"]}"#)
                == "1 validation error detected: Value '[code, magic]' at 'allowedOAuthFlows' "
                + "failed to satisfy constraint: "
                + "Member must satisfy constraint: "
                + "[Member must satisfy enum value set: [implicit, client_credentials, code]]"
        )
    }

    @Test func `a map is reported by keys and by values`() throws {
        let long = String(repeating: "v", count: 257)
        let error = try error(
            TagResourceInput.self,
            #"{"ResourceArn":"arn:aws:cognito-idp:x:1:userpool/a_b","Tags":{"":"a","k":"\#(long)"}}"#)
        let message = try #require(error?.message)
        #expect(message.hasPrefix("2 validation errors detected: Value '{=a, k=vvv"))
        #expect(
            message.contains(
                "' at 'tags' failed to satisfy constraint: Map keys must satisfy constraint: "
                    + "[Member must have length less than or equal to 128, "
                    + "Member must have length greater than or equal to 1]"
            ))
        #expect(
            message.hasSuffix(
                "Map value must satisfy constraint: [Member must have length less than or equal to 256, "
                    + "Member must have length greater than or equal to 0]"))
    }

    @Test func `a repeated value is truncated`() throws {
        let long = String(repeating: "x", count: 100_000)
        let message = try #require(try message(DescribeUserPoolInput.self, #"{"UserPoolId":"\#(long)"}"#))
        #expect(message.utf8.count < 1000)
        #expect(message.contains("Member must have length less than or equal to 55"))
    }

    @Test func `validation stops at the fiftieth violation`() throws {
        let elements = Array(repeating: "{}", count: 18_000).joined(separator: ",")
        let message = try #require(
            try message(
                AdminUpdateUserAttributesInput.self,
                #"{"UserPoolId":"a_b","Username":"u","UserAttributes":[\#(elements)]}"#))
        #expect(message.hasPrefix("50 validation errors detected: "))
        #expect(message.split(separator: "; ").count == 50)
        // Nothing after the fiftieth violation is checked, not even its type.
        let last = #"{"UserPoolId":"a_b","Username":"u","UserAttributes":[\#(elements),7]}"#
        #expect(try self.message(AdminUpdateUserAttributesInput.self, last) == message)
    }

    // JSON-09
    @Test func `lengths count Unicode scalars at every edge`() throws {
        func refused(_ name: String) throws -> Bool {
            try message(CreateGroupInput.self, #"{"UserPoolId":"a_b","GroupName":"\#(name)"}"#) != nil
        }
        #expect(try refused(""))
        for scalar in ["a", "é", "€", "😀"] {
            #expect(try !refused(scalar))
            #expect(try !refused(String(repeating: scalar, count: 128)))
            #expect(try refused(String(repeating: scalar, count: 129)))
        }
        #expect(try !refused(String(repeating: "e\u{301}", count: 64)))
        #expect(try refused(String(repeating: "e\u{301}", count: 65)))
        #expect(try refused("e" + String(repeating: "\u{301}", count: 128)))
    }

    @Test(arguments: [
        (#"{"UserPoolId":1}"#, "NUMBER_VALUE can not be converted to a String"),
        (#"{"UserPoolId":1.5}"#, "DECIMAL_VALUE can not be converted to a String"),
        (#"{"UserPoolId":true}"#, "TRUE_VALUE can not be converted to a String"),
        (#"{"UserPoolId":[]}"#, "Start of list found where not expected"),
        (#"{"UserPoolId":{}}"#, "Start of structure or map found where not expected."),
        (#"{"Limit":"5","UserPoolId":""}"#, "STRING_VALUE can not be converted to an Integer"),
        (#"{"AttributesToGet":{}}"#, "Start of structure or map found where not expected."),
        (#"{"Limit":9223372036854775807}"#, "NUMBER_VALUE can not be converted to an Integer"),
        (#"{"Limit":2147483648}"#, "NUMBER_VALUE can not be converted to an Integer"),
        (#"{"Limit":1e300}"#, "DECIMAL_VALUE can not be converted to an Integer"),
        (#"{"AttributesToGet":"email"}"#, "STRING_VALUE can not be converted to a List"),
        (#"{"AttributesToGet":[5]}"#, "NUMBER_VALUE can not be converted to a String"),
    ])
    func `a value of the wrong type takes precedence over violations`(_ text: String, _ expected: String) throws {
        let error = try error(ListUsersInput.self, text)
        #expect(error?.code == .serialization)
        #expect(error?.message == expected)
    }

    // JSON-06
    @Test(arguments: ["1.0", "1e1", "10E0", "-0", "0", "2.5", "60.9", "-0.9"])
    func `the fraction of a number is cut off`(_ spelling: String) throws {
        #expect(try message(ListUsersInput.self, #"{"UserPoolId":"a_b","Limit":\#(spelling)}"#) == nil)
        #expect(
            try message(ListUsersInput.self, #"{"UserPoolId":"a_b","Limit":61.5}"#)
                == "1 validation error detected: Value '61' at 'limit' failed to satisfy constraint: "
                + "Member must have value less than or equal to 60")
        let document = try JSONReader.read(Array(#"{"UserPoolId":"a_b","Limit":2.5}"#.utf8))
        #expect(try ListUsersInput(wire: document).limit == 2)
    }

    @Test func `a password may have spaces inside, and none at its ends`() throws {
        func refused(_ password: String) throws -> Bool {
            try message(
                AdminSetUserPasswordInput.self,
                #"{"UserPoolId":"a_b","Username":"u","Password":"\#(password)"}"#) != nil
        }
        for password in ["with a space", "two  of them", "Ä ö", "no-space"] { #expect(try !refused(password)) }
        for password in [" before", "behind ", " ", "line\\nend"] { #expect(try refused(password), "\(password)") }
    }

    // JSON-14
    @Test(arguments: ["QUI", "QUJ=", "QQ==\\n", "Q Q=", "-_8=", "QR==", "=", "QUJD=", "é"])
    func `a blob must be padded Base64`(_ spelling: String) throws {
        let text = #"{"UserPoolId":"a_b","ImageFile":"\#(spelling)"}"#
        #expect(try error(SetUICustomizationInput.self, text)?.code == .serialization)
        #expect(try error(SetUICustomizationInput.self, #"{"UserPoolId":"a_b","ImageFile":"QUI="}"#) == nil)
    }

    @Test func `unknown members are ignored, whatever they contain`() throws {
        let text = #"{"UserPoolId":"a_b","__proto__":{"x":[1,{}]},"userpoolid":5,"USERPOOLID":null}"#
        #expect(try error(DescribeUserPoolInput.self, text) == nil)
    }

    @Test func `each service has its own code for violations`() throws {
        #expect(try error(GetIdInput.self, "{}")?.code == .validation)
        #expect(try error(DescribeDatasetInput.self, "{}")?.code == .invalidParameter)
        #expect(try error(DescribeUserPoolInput.self, "{}")?.code == .invalidParameter)
    }
}
