import Kernel
import Testing
import UserPoolsModel

@testable import WireRuntime

/// Usernames and names of groups on the wire.
struct NameCodingTests {
    private func read<Value: Structure>(_: Value.Type, _ text: String) throws -> Value {
        try Value(wire: JSONReader.read(Array(text.utf8), limits: .trusted))
    }

    private func message<Input: OperationInput>(_: Input.Type, _ text: String) throws -> String? {
        let fields = try #require(try JSONReader.read(Array(text.utf8), limits: .trusted).object)
        do throws(ServiceError) {
            try Input.shape.validate(fields, for: Input.operation.service)
            return nil
        } catch { return error.message }
    }

    @Test(arguments: ["ann", "andr\u{e9}", "andre\u{301}", "😀", "a/b"])
    func `a name is read and written byte for byte`(_ name: String) throws {
        let text = #"{"GroupName":"\#(name)","UserPoolId":"a_b","Username":"\#(name)"}"#
        let input = try read(AdminAddUserToGroupInput.self, text)
        #expect(input.username == Username(rawValue: name) && input.groupName == GroupName(rawValue: name))
        #expect(input.jsonBytes == Array(text.utf8))
    }

    @Test func `a name that was not given stays absent`() throws {
        let (user, group) = (try read(UserType.self, "{}"), try read(GroupType.self, "{}"))
        #expect(user.username == nil && group.groupName == nil)
        #expect(user.jsonBytes == Array("{}".utf8) && group.jsonBytes == Array("{}".utf8))
    }

    @Test func `a name that is no text is refused as any string is`() {
        #expect(throws: ServiceError.self) { try read(GroupType.self, #"{"GroupName":1}"#) }
        #expect(throws: ServiceError.self) { try read(UserType.self, #"{"Username":["ann"]}"#) }
    }

    @Test func `the length of a name is limited, and only the group's is repeated`() throws {
        let long = String(repeating: "x", count: 129)
        let limit = "failed to satisfy constraint: Member must have length less than or equal to 128"
        #expect(
            try message(AdminAddUserToGroupInput.self, #"{"GroupName":"\#(long)","UserPoolId":"a_b","Username":"a"}"#)
                == "1 validation error detected: Value '\(long)' at 'groupName' \(limit)")
        #expect(
            try message(AdminAddUserToGroupInput.self, #"{"GroupName":"g","UserPoolId":"a_b","Username":"\#(long)"}"#)
                == "1 validation error detected: Value at 'username' \(limit)")
        #expect(
            try message(AdminAddUserToGroupInput.self, #"{"UserPoolId":"a_b","Username":"a"}"#)
                == "1 validation error detected: Value null at 'groupName' failed to satisfy constraint: "
                + "Member must not be null")
    }
}
